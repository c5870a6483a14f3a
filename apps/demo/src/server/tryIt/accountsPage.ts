import { html } from 'hono/html';
import * as v from 'valibot';
import { type Html, pageOf } from './pageOf.ts';

const text = v.nullable(v.string());
const ListSchema = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      account_name: text,
      account_number: text,
      bank_name: text,
      created_at: v.string(),
    }),
  ),
});

/** Returns the page of the bank accounts that the sandbox has, as a payment provider’s dashboard shows them. */
export function accountsPage(answer: unknown): Html {
  const { data } = v.parse(ListSchema, answer);
  return pageOf({
    title: 'Bank accounts of the sandbox',
    links: html`<a href="/payout-methods">Payout methods</a>`,
    main: html`<p>What your payment provider sees on its dashboard. After a lost answer, look here for the bank account: if it exists, copy its ID into the form.</p>
${data.length === 0 ? html`<p>There’s no bank account yet.</p>` : ''}
<ol>
${data.map(
  ({
    id,
    account_name: name,
    account_number: number,
    bank_name: bank,
    created_at: at,
  }) => html`<li><h2>${name ?? 'Without a name'}</h2>
<p>${bank ?? 'Bank unknown'}, ending ${number?.slice(-4) ?? '–'}, added <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p>
<div class="line"><pre tabindex="0"><code>${id}</code></pre>
<button type="button" data-copy aria-label="Copy the ID of the account of ${name ?? ''}">Copy ID</button></div></li>`,
)}
</ol>`,
  });
}
