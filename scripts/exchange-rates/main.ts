/**
 * `npm run rates`: reads the Bank of Tanzania's table of exchange rates and writes them to
 * `content/rates.ts`, for somebody to review. `.github/workflows/rates.yml` runs it each month.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { rates } from '../../content/rates';
import { isoDate } from '../../lib/format/date';
import { setValue } from '../content-source/write';
import { proposedRates } from './proposal';

const PAGE = 'https://www.bot.go.tz/ExchangeRate/excRates?lang=en';
const FILE = 'content/rates.ts';

const response = await fetch(PAGE, { signal: AbortSignal.timeout(60_000) });
if (!response.ok) throw new Error(`${PAGE} answers ${response.status}`);
const shilling = proposedRates(rates.shilling, await response.text(), isoDate(new Date()));
writeFileSync(FILE, setValue(readFileSync(FILE, 'utf8'), ['shilling'], shilling));
console.log(`${FILE}: rates of ${shilling.asOf}, from ${PAGE}`);
for (const [currency, rate] of Object.entries(shilling.perUnit))
  console.log(`${currency}: ${rates.shilling.perUnit[currency]} before, ${rate} now`);
