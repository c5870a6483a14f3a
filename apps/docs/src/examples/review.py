import json
import subprocess

# One process for as long as the server runs. It loads the rules once.
reviewer = subprocess.Popen(
    ["npx", "passmuster", "filter", "customer"],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    text=True,
)


def review(application):
    """Returns the findings about an application, complete or not."""
    reviewer.stdin.write(json.dumps(application) + "\n")
    reviewer.stdin.flush()
    return json.loads(reviewer.stdout.readline())["findings"]


for finding in review({"email": "accounts at karoo"}):
    if finding["rule"] != "schema/required":
        path = ".".join(str(key) for key in finding["path"])
        print(f'{finding["severity"]} at {path}: {finding["remedy"]}')

reviewer.stdin.close()
