import { Window } from 'happy-dom';

/** A page without a browser, for the libraries that render. */
const window = new Window({ url: 'http://localhost/' });
const names = [
  'document',
  'HTMLElement',
  'HTMLMediaElement',
  'Element',
  'Node',
  'Text',
  'Comment',
  'Event',
  'SVGElement',
  'MouseEvent',
];
Object.assign(globalThis, { window, IS_REACT_ACT_ENVIRONMENT: true });
for (const name of names) globalThis[name] = window[name];

/** The element that components are mounted in. */
export const container = window.document.createElement('div');
window.document.body.append(container);

/** Renders a React component; returns what its hook returned last. */
export async function mountHook(useHook) {
  const { act, createElement } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const current = {};
  function Component() {
    current.value = useHook();
    return null;
  }
  await act(async () => createRoot(container).render(createElement(Component)));
  return { current, act };
}
