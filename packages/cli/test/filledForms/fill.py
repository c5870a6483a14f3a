"""Fills in the templates of this folder: /usr/bin/python3 fill.py (openpyxl 3, python3-uno, LibreOffice, and Node for passmuster).

Each file is a template that somebody filled in, as another program saves it. In LibreOffice the texts are typed, so that the
formats of the columns decide what becomes of them; openpyxl writes values.
"""

import datetime
import pathlib
import subprocess
import sys
import tempfile
import time

here = pathlib.Path(__file__).parent
package = here.parent.parent
passmuster = [
    package.parent.parent / "node_modules/.bin/node",
    "--conditions=@passmuster/source",
    package / "src/main.ts",
]

# By the heading of a column: what a person changes in the example row.
typed = {
    ("bank", "en"): {"Account name": "Bola Foods Ltd", "Account number": "0000014580", "Bank code": "011"},
    ("customer", "fr"): {
        "Dénomination sociale *": "Bola Foods Ltd",
        "Date d’immatriculation *": datetime.date(2018, 3, 4),
        "Revenus mensuels *": 1250000,
        "Siège social – Pays *": "Nigéria",
        "Siège social – Code postal *": "001241",
        "Propriétaire 1 – Part du capital *": 55,
        "Propriétaire 2 – Part du capital *": 45,
        "Propriétaire 2 – Signataire autorisé": "Oui",
        "Propriétaire 1 – Date de naissance *": datetime.date(1986, 11, 2),
    },
}


def template(kind, language, folder):
    file = folder / f"{kind}.xlsx"
    subprocess.run([*passmuster, "template", kind, "--lang", language, "-o", file], check=True)
    return file


def with_openpyxl(file, values, target):
    from openpyxl import load_workbook

    book = load_workbook(file)
    sheet = book.worksheets[0]
    for cell in sheet[1]:
        if cell.value in values:
            sheet.cell(2, cell.column).value = values[cell.value]
    book.save(target)


def with_libreoffice(file, values, target):
    import uno
    from com.sun.star.beans import PropertyValue

    def option(name, value):
        made = PropertyValue()
        made.Name, made.Value = name, value
        return made

    pipe = f"pipe,name=passmuster{time.time_ns()};urp;StarOffice.ComponentContext"
    office = subprocess.Popen(["soffice", "--headless", f"--accept={pipe}"])
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstance("com.sun.star.bridge.UnoUrlResolver")
    for _ in range(120):
        try:
            context = resolver.resolve(f"uno:{pipe}")
            break
        except Exception:
            time.sleep(0.5)
    desktop = context.ServiceManager.createInstance("com.sun.star.frame.Desktop")
    document = desktop.loadComponentFromURL(file.as_uri(), "_blank", 0, (option("Hidden", True),))
    sheet = document.Sheets.getByIndex(0)
    for column in range(200):
        heading = sheet.getCellByPosition(column, 0).String
        if heading not in values:
            continue
        value = values[heading]
        text = value.strftime("%m/%d/%Y") if isinstance(value, datetime.date) else str(value)
        # What is typed: a program in English takes 03/04/2018 for a date.
        sheet.getCellByPosition(column, 1).FormulaLocal = text
    document.storeToURL(target.as_uri(), (option("FilterName", "Calc MS Excel 2007 XML"),))
    document.close(True)
    desktop.terminate()
    office.wait()


programs = {"openpyxl": with_openpyxl, "libreoffice": with_libreoffice}
with tempfile.TemporaryDirectory() as temporary:
    for (kind, language), values in typed.items():
        file = template(kind, language, pathlib.Path(temporary))
        for program in sys.argv[1:] or programs:
            programs[program](file, values, here / f"{kind}.{language}.{program}.xlsx")
