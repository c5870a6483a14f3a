import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

interface Page {
  readonly title: string;
  /** Links beside the one to the demo. */
  readonly links: Html;
  /** What follows the title. */
  readonly main: Html;
}

/** Returns a page of the first hour: its navigation, its title and its content. */
export const pageOf = ({ title, links, main }: Page): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Passmuster</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/tryIt.css">
<script src="/tryIt.js" type="module"></script>
</head>
<body>
<nav aria-label="Main"><a href="/"><img src="/mark.svg" alt="" width="24" height="24">Demo</a>
${links}</nav>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
