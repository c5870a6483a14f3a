import { html } from 'hono/html';
import { type Html, pageOf } from './pageOf.ts';
import { type Action, pnpm, type Step, stepsOf, type Walk } from './steps.ts';

/** Returns the page of the seven steps. Links to the documentation say that it is being built until it is there. */
export const tryPage = (walk: Walk, isDocumented: boolean): Html =>
  pageOf({
    title: 'Try it',
    links: html`${documentationLink('/docs/', 'Documentation', isDocumented)}
<a href="/sandbox/docs">Sandbox API</a>`,
    main: html`<p>Seven steps of two to five minutes. Run the lines in a second terminal, in the folder of the repository.
Where a line prints <code>passmuster …</code> to run next, write <code>${pnpm} passmuster …</code> here. A command that finds a problem exits with code 1.
Nothing leaves this machine except in the last step.</p>
<ol>
${stepsOf(walk).map((step) => section(step, isDocumented))}
</ol>
<p>The sandbox is at <code>${walk.sandboxUrl}</code>; its key is in <code>${walk.data}/demo.key</code>.</p>`,
  });

const section = ({ id, title, lead, actions, result }: Step, isDocumented: boolean): Html => html`
<li id="${id}"><h2>${title}</h2>
<p>${lead}</p>
${actions.map((action) => control(action, isDocumented))}
<p class="result">${result}</p></li>`;

/** Links open in a new tab, so that the steps stay open. */
function control(action: Action, isDocumented: boolean): Html {
  if ('line' in action) {
    return html`<div class="line"><pre tabindex="0"><code>${action.line}</code></pre>
<button type="button" data-copy>Copy</button></div>
<p class="result">Prints: “… ${action.prints} …”</p>`;
  }
  if ('lose' in action) {
    return html`<p class="action"><button type="button" data-lose="${action.lose}">${action.label}</button>
<output></output></p>`;
  }
  const link = action.href.startsWith('/docs/')
    ? documentationLink(action.href, action.label, isDocumented, '_blank')
    : html`<a href="${action.href}" target="_blank">${action.label}</a>`;
  return html`<p class="action">${link}</p>`;
}

const documentationLink = (
  href: string,
  label: string,
  isDocumented: boolean,
  target: '_self' | '_blank' = '_self',
): Html =>
  html`<span><a href="${href}" target="${target}">${label}</a>${isDocumented ? '' : html` <small data-until-built>being built, about a minute</small>`}</span>`;
