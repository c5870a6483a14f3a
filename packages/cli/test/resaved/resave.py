"""Makes the workbooks of this folder: python3 resave.py (openpyxl 3, LibreOffice, and Node for passmuster).

Each is a copy that `passmuster check --format xlsx` returned, opened and saved again by another program: `NAME.openpyxl.xlsx` and
`NAME.libreoffice.xlsx`.
"""

import pathlib
import shutil
import subprocess
import tempfile

from openpyxl import load_workbook

here = pathlib.Path(__file__).parent
package = here.parent.parent
passmuster = [
    package.parent.parent / "node_modules/.bin/node",
    "--conditions=@passmuster/source",
    package / "src/main.ts",
]
files = {
    "Cadastro de clientes.xlsx": "customer",
    "Contacts.xlsx": "phone",
    "Mac workbook.xlsx": "customer",
    "Onboarding export.xlsx": "customer",
    "Payroll November.xlsx": "bank",
    "UBO register.xlsx": "customer",
    "Wallet register.xlsx": "address",
    "clients.csv": "customer",
    "payouts calculated.xlsx": "bank",
}

with tempfile.TemporaryDirectory() as temporary:
    folder = pathlib.Path(temporary)
    subprocess.run([*passmuster, "template", "customer", "-o", folder / "Template.xlsx"], check=True)
    for name in files:
        shutil.copy(here.parent / "workbooks" / name, folder / name)
    for name, kind in {**files, "Template.xlsx": "customer"}.items():
        copy = folder / "copies" / f"{pathlib.Path(name).stem}.xlsx"
        copy.parent.mkdir(exist_ok=True)
        subprocess.run([*passmuster, "check", kind, folder / name, "--format", "xlsx", "-o", copy])
        book = load_workbook(copy)
        book.save(here / f"{copy.stem}.openpyxl.xlsx")
        subprocess.run(
            ["soffice", "--headless", "--convert-to", "xlsx:Calc MS Excel 2007 XML", "--outdir", folder / "saved", copy],
            check=True,
        )
        shutil.copy(folder / "saved" / copy.name, here / f"{copy.stem}.libreoffice.xlsx")
