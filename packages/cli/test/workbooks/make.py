"""Makes the workbooks of this folder: python3 make.py (openpyxl 3, and LibreOffice for those that it saves).

They hold what people put into workbooks, as Excel's own files and LibreOffice's have it. All names and numbers are made up.
"""

import datetime
import pathlib
import subprocess
import tempfile

from openpyxl import Workbook
from openpyxl.comments import Comment
from openpyxl.formatting.rule import CellIsRule
from openpyxl.styles import Font, PatternFill
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.table import Table, TableStyleInfo

folder = pathlib.Path(__file__).parent
bold = Font(bold=True, color="FFFFFF")
blue = PatternFill("solid", fgColor="1F4E78")


def sheet_of(book, rows, name="Sheet1", at=1):
    """Writes rows from row `at` on, the first of them as a heading."""
    sheet = book.active if book.active and book.active.max_row == 1 and book.active["A1"].value is None else book.create_sheet()
    sheet.title = name
    for row, cells in enumerate(rows, start=at):
        for column, value in enumerate(cells, start=1):
            sheet.cell(row, column, value)
    for cell in sheet[at]:
        cell.font, cell.fill = bold, blue
        sheet.column_dimensions[get_column_letter(cell.column)].width = 22
    return sheet


def save(book, name):
    book.save(folder / name)


def save_by_libreoffice(book, name, extension="xlsx", filter_name=None):
    """Saves a workbook as LibreOffice writes it, in any of its formats."""
    with tempfile.TemporaryDirectory() as temporary:
        source = pathlib.Path(temporary) / "in" / f"{pathlib.Path(name).stem}.xlsx"
        source.parent.mkdir()
        book.save(source)
        target = f"{extension}:{filter_name}" if filter_name else extension
        subprocess.run(
            ["soffice", "--headless", "--convert-to", target, "--outdir", str(folder), str(source)],
            check=True,
            capture_output=True,
        )


def shares():
    """Percentages, merged headings of the owners, a hidden column."""
    book = Workbook()
    sheet = sheet_of(
        book,
        [
            ["Company", "Country of registration", "UBO 1", None, None, "UBO 2", None, None, "Internal ID"],
            ["", "", "First name", "Last name", "Ownership (%)", "First name", "Last name", "Ownership (%)", ""],
            ["Kijani Exports Ltd", "Nigeria", "Amara", "Okafor", 0.6, "Tunde", "Bello", 0.4, 1001],
            ["Harbor Tools LLC", "United States", "Jane", "Miller", 0.355, "Omar", "Haddad", 0.25, 1002],
        ],
        "UBO register",
    )
    for column in "EH":
        for row in (3, 4):
            sheet[f"{column}{row}"].number_format = "0.0%"
    for merged in ("A1:A2", "B1:B2", "C1:E1", "F1:H1"):
        sheet.merge_cells(merged)
    sheet.column_dimensions["I"].hidden = True
    sheet.freeze_panes = "A3"
    save(book, "UBO register.xlsx")


def zeros():
    """Leading zeros by number format, an error value, a row of totals."""
    book = Workbook()
    sheet = sheet_of(
        book,
        [
            ["Beneficiary", "Account number", "Bank", "Bank code", "Currency", "Amount"],
            ["Adunni Foods", 14579, "First Bank of Nigeria", 11, "NGN", 250000],
            ["Naledi Trading", 62001234567, "First National Bank", 250655, "ZAR", 1250.5],
            ["Kijani Exports", "#N/A", "Zenith Bank", 57, "NGN", 99000],
            [None, None, None, None, None, None],
            ["Total", None, None, None, None, "=SUM(F2:F4)"],
        ],
        "Payroll",
    )
    sheet["B2"].number_format = "0000000000"
    sheet["B3"].number_format = "0"
    for row in (2, 4):
        sheet[f"D{row}"].number_format = "000"
    for row in range(2, 7):
        sheet[f"F{row}"].number_format = "#,##0.00"
    save_by_libreoffice(book, "Payroll November.xlsx")


def formulas():
    """Formulas that no program has calculated."""
    book = Workbook()
    sheet = sheet_of(
        book,
        [
            ["Type", "First", "Last", "Account name", "Account number", "Bank name", "Currency", "Bank code"],
            ["BANK", "Ada", "Obi", '=B2&" "&C2', "0000014579", "First Bank of Nigeria", "NGN", "011"],
            ["BANK", "Tunde", "Bello", "Tunde Bello", "=VLOOKUP(B3,Old!A:B,2,FALSE)", "First Bank of Nigeria", "NGN", "011"],
        ],
        "Payouts",
    )
    assert sheet["D2"].data_type == "f"
    save(book, "payouts calculated.xlsx")


def titles():
    """A title and a date above the headings, dates as text, rows that a filter hides, a footnote."""
    book = Workbook()
    sheet = sheet_of(
        book,
        [
            ["Legal name", "Email", "Telephone", "Date of incorporation", "Owner 1 First name", "Owner 1 DOB"],
            ["Kijani Exports Ltd", "office@kijani-exports.com.ng", "+234 803 312 0456", "30/06/2019", "Amara", "03/02/1985"],
            ["Harbor Tools LLC", "hello@harbortools.com", "+1 202 555 0143", "13/06/2019", "Jane", "22/07/1971"],
            ["Naledi Trading", "info@naledi.co.za", "+27 82 123 4567", "2019-06-30", "Naledi", "1985-02-03"],
        ],
        "Onboarding",
        at=5,
    )
    sheet["A1"] = "Customer onboarding"
    sheet["A1"].font = Font(size=18, bold=True)
    sheet["A2"] = "Exported by Operations"
    sheet["B2"] = datetime.date(2026, 11, 20)
    sheet["B2"].number_format = "d mmmm yyyy"
    sheet["A10"] = "* Telephone numbers as given by the customer"
    sheet.auto_filter.ref = "A5:F8"
    sheet.auto_filter.add_filter_column(0, ["Kijani Exports Ltd", "Naledi Trading"])
    sheet.row_dimensions[7].hidden = True
    save_by_libreoffice(book, "Onboarding export.xlsx")


def portuguese():
    """Portuguese headings with real dates, behind a sheet of instructions that is hidden."""
    book = Workbook()
    instructions = sheet_of(book, [["Instruções"], ["Preencha a folha Clientes."]], "Instruções")
    sheet = sheet_of(
        book,
        [
            ["Razão social", "E-mail", "Data de constituição", "Sócio 1 nome", "Sócio 1 sobrenome", "Sócio 1 data de nascimento", "Sócio 1 participação (%)"],
            ["Conceição Comércio Ltda", "contato@conceicao-comercio.com.br", datetime.date(2019, 6, 30), "João", "Conceição", datetime.date(1985, 2, 3), 0.75],
            ["Padaria São José ME", "contato@padariasaojose.com.br", datetime.date(2015, 1, 12), "Maria", "Araújo", datetime.date(1971, 7, 22), 1],
        ],
        "Clientes",
    )
    for row in (2, 3):
        for column in "CF":
            sheet[f"{column}{row}"].number_format = "dd/mm/yyyy"
        sheet[f"G{row}"].number_format = "0%"
    book.active = 1
    instructions.sheet_state = "hidden"
    save_by_libreoffice(book, "Cadastro de clientes.xlsx")


def cover():
    """A cover sheet before the table, which has a date system of 1904."""
    book = Workbook()
    book.epoch = datetime.datetime(1904, 1, 1)
    sheet_of(book, [["Harbor Tools LLC"], ["Prepared for compliance"]], "Cover")
    sheet = sheet_of(
        book,
        [
            ["Business name", "Registration date", "Is DAO", "Owner 1 Date of Birth"],
            ["Harbor Tools LLC", datetime.date(2019, 6, 30), False, datetime.date(1985, 2, 3)],
        ],
        "Data",
    )
    for cell in ("B2", "D2"):
        sheet[cell].number_format = "mm-dd-yy"
    save(book, "Mac workbook.xlsx")


def table():
    """A table with a filter, a choice of values, a conditional color and a comment of its own."""
    book = Workbook()
    sheet = sheet_of(
        book,
        [
            ["Wallet", "Network", "Owner", "Checked"],
            ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "Polygon", "Adunni Foods", True],
            ["0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "ERC-20", "Kijani Exports", False],
            ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe", "Polygon", "Naledi Trading", False],
        ],
        "Wallets",
    )
    style = TableStyleInfo(name="TableStyleMedium9", showRowStripes=True)
    sheet.add_table(Table(displayName="Wallets", ref="A1:D4", tableStyleInfo=style))
    choice = DataValidation(type="list", formula1='"Polygon,ERC-20"')
    choice.add("B2:B4")
    sheet.add_data_validation(choice)
    sheet.conditional_formatting.add("D2:D4", CellIsRule("equal", ["FALSE"], fill=PatternFill(bgColor="FFFF00")))
    sheet["C2"].comment = Comment("Called on Monday", "Operations")
    sheet.column_dimensions["A"].width = 48
    save(book, "Wallet register.xlsx")


def phones():
    """Phone numbers as numbers, as text and with an apostrophe, among blank rows."""
    book = Workbook()
    sheet = sheet_of(
        book,
        [
            ["Name", "Mobile"],
            ["Adunni Foods", 2348033120456],
            ["Kijani Exports", "+234 803 312 0456"],
            [None, None],
            ["Naledi Trading", 27821234567],
            ["Harbor Tools", "(202) 555-0143"],
        ],
        "Contacts",
    )
    for row in range(2, 7):
        sheet[f"B{row}"].number_format = "0" if row != 5 else "General"
    save_by_libreoffice(book, "Contacts.xlsx")


def other_formats():
    """Formats that are no .xlsx, whatever they are named."""
    book = Workbook()
    sheet_of(book, [["Name", "Mobile"], ["Adunni Foods", "+2348033120456"]], "Contacts")
    save_by_libreoffice(book, "LibreOffice.xlsx", "ods")
    save_by_libreoffice(book, "Excel 97.xlsx", "xls", "MS Excel 97")


def french():
    """French headings, shares with a comma and a sign; semicolons and Windows-1252, as Excel saves CSV in France."""
    book = Workbook()
    sheet_of(
        book,
        [
            ["Raison sociale", "E-mail", "Date d’immatriculation", "Actionnaire 1 prénom", "Actionnaire 1 nom", "Actionnaire 1 part (%)"],
            ["Société Adéyèmi SARL", "contact@adeyemi.ci", "30/06/2019", "Hélène", "Kouassi", "60,5 %"],
            ["Boulangerie Diallo", "bonjour@diallo.sn", "2015-01-12", "Fatou", "Diallo", "100%"],
        ],
        "Clients",
    )
    save_by_libreoffice(book, "clients.xlsx", "csv", "Text - txt - csv (StarCalc):59,34,1")


for make in (french, shares, zeros, formulas, titles, portuguese, cover, table, phones, other_formats):
    make()
