import { html } from 'hono/html';
import * as v from 'valibot';

const ListSchema = v.object({
  data: v.array(v.object({ id: v.string(), business_name: v.string(), created_at: v.string() })),
});

/** Returns the page of the customers that the sandbox has created, as a payment provider’s dashboard shows them. */
export function customersPage(answer: unknown): ReturnType<typeof html> {
  const { data } = v.parse(ListSchema, answer);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Customers of the sandbox · Passmuster</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/tryIt.css">
<script src="/tryIt.js" type="module"></script>
</head>
<body>
<nav aria-label="Main"><a href="/"><img src="/mark.svg" alt="" width="24" height="24">Demo</a>
<a href="/try#doubt">Try it</a></nav>
<main>
<h1>Customers of the sandbox</h1>
<p>What your payment provider sees on its dashboard. After a lost answer, look here for the customer: if it exists, copy its ID into the form.</p>
${data.length === 0 ? html`<p>There’s no customer yet. Submit an application, then reload this page.</p>` : ''}
<ol>
${data.map(
  ({ id, business_name: name, created_at: createdAt }) => html`<li><h2>${name}</h2>
<p>Created <time datetime="${createdAt}">${createdAt.slice(0, 16).replace('T', ' ')} UTC</time></p>
<div class="line"><pre tabindex="0"><code>${id}</code></pre>
<button type="button" data-copy aria-label="Copy the ID of ${name}">Copy ID</button></div></li>`,
)}
</ol>
</main>
</body>
</html>
`;
}
