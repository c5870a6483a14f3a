import { html } from 'hono/html';
import * as v from 'valibot';
import { type Html, pageOf } from './pageOf.ts';

const ListSchema = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      business_name: v.string(),
      kyc_status: v.string(),
      created_at: v.string(),
    }),
  ),
});

/** Returns the page of the customers that the sandbox has created, as a payment provider’s dashboard shows them. */
export function customersPage(answer: unknown): Html {
  const { data } = v.parse(ListSchema, answer);
  return pageOf({
    title: 'Customers of the sandbox',
    links: html`<a href="/try#doubt">Try it</a>`,
    main: html`<p>What your payment provider sees on its dashboard. After a lost answer, look here for the customer: if it exists, copy its ID into the form.</p>
${data.length === 0 ? html`<p>There’s no customer yet. Submit an application, then reload this page.</p>` : ''}
<ol>
${data.map(
  ({
    id,
    business_name: name,
    kyc_status: status,
    created_at: createdAt,
  }) => html`<li><h2>${name}</h2>
<p>KYC ${status}, created <time datetime="${createdAt}">${createdAt.slice(0, 16).replace('T', ' ')} UTC</time></p>
<div class="line"><pre tabindex="0"><code>${id}</code></pre>
<button type="button" data-copy aria-label="Copy the ID of ${name}">Copy ID</button></div></li>`,
)}
</ol>`,
  });
}
