/**
 * Runs the rules on the corpus: `pnpm verify corpus [--noisy] [--missed] [--texts] [--json] [--held-out] [--blind]`. Half of the
 * cases are held out: they count in the totals but are listed only by `--held-out`, so that rules are not fitted to them.
 * The blind half was written by people who had not read the rules; only `--blind` lists it. Exits with 1 if a valid
 * application gets a warning or an error by `recommended`: the site says that none does.
 */
import { parseArgs } from 'node:util';
import { recommended, spec, strict } from '@passmuster/kyc';
import { blindReport } from './corpus/blindReport.ts';
import { type Judged, judgeAddresses, judgeBanks, judgeCustomers } from './corpus/judge.ts';
import {
  casesSummary,
  details,
  fixDetails,
  remarked,
  ruleTable,
  silent,
  summary,
} from './corpus/printCorpus.ts';
import { corpusTexts } from './corpus/printTexts.ts';

const { values } = parseArgs({
  options: {
    noisy: { type: 'boolean' },
    missed: { type: 'boolean' },
    texts: { type: 'boolean' },
    json: { type: 'boolean' },
    'held-out': { type: 'boolean' },
    blind: { type: 'boolean' },
  },
});
const shown = (cases: readonly Judged[]): readonly Judged[] =>
  values['held-out'] ? cases.map((one) => ({ ...one, heldOut: false })) : cases;

if (values.blind) {
  console.log(await blindReport(true));
  process.exit();
}

const reports = [];
for (const preset of [spec, recommended, strict]) reports.push(await judgeCustomers(preset));
const [banks, addresses] = [judgeBanks(), await judgeAddresses()];

if (values.texts) {
  console.log(await corpusTexts(values['held-out'] === true));
} else if (values.json) {
  console.log(JSON.stringify({ reports, banks, addresses }, null, 2));
} else {
  console.log(summary(reports));
  console.log(casesSummary('bank', banks));
  console.log(casesSummary('address', addresses));
  console.log(await blindReport(false));
  for (const { preset, applications, simple, table } of reports) {
    console.log(ruleTable(`Wrong remarks by rule, ${preset}:`, shown(applications)));
    if (values.noisy) {
      console.log(details(`Noisy applications, ${preset}:`, remarked(shown(applications))));
    }
    if (values.missed && preset === recommended.name) {
      console.log(details('Missed, simple:', silent(shown(simple))));
      console.log(details('Missed, by table:', silent(shown(table))));
    }
  }
  const noticed = reports.find(({ preset }) => preset === recommended.name);
  console.log(
    ruleTable('Noticed by rule, recommended:', [
      ...shown(noticed?.simple ?? []),
      ...shown(noticed?.table ?? []),
    ]),
  );
  console.log(fixDetails([...shown(noticed?.simple ?? []), ...shown(noticed?.table ?? [])]));
  if (values.noisy) {
    console.log(details('Noisy bank methods:', remarked(shown(banks.valid))));
    console.log(details('Noisy addresses:', remarked(shown(addresses.valid))));
  }
  if (values.missed) {
    console.log(details('Missed bank methods:', silent(shown(banks.mistakes))));
    console.log(details('Missed addresses:', silent(shown(addresses.mistakes))));
  }
}

const usual = reports.find(({ preset }) => preset === recommended.name);
if (usual === undefined || remarked(usual.applications).length > 0) process.exitCode = 1;
