// The buttons of the page `/try`: copy a line, lose an answer. Links to the documentation lose their note when it is built.
for (const button of document.querySelectorAll('[data-copy]')) {
  const label = button.textContent;
  button.addEventListener('click', async () => {
    const code = button.closest('.line').querySelector('code');
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    } catch {
      // The browser forbids it: selected, the line can be copied by hand.
      getSelection().selectAllChildren(code);
      button.textContent = 'Selected';
    }
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
}

for (const button of document.querySelectorAll('[data-lose]')) {
  button.addEventListener('click', async () => {
    // Another seed is another plan, so that the count begins again.
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const rules = [{ kind: 'drop-after', operation: button.dataset.lose, times: 1 }];
    const answer = await fetch('/sandbox/faults', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seed, rules }),
    }).catch(() => undefined);
    button.parentElement.querySelector('output').textContent = answer?.ok
      ? 'The next answer will be lost.'
      : 'The sandbox couldn’t be reached. Start the demo again.';
  });
}

const notes = document.querySelectorAll('[data-until-built]');
if (notes.length > 0) {
  const timer = setInterval(async () => {
    const answer = await fetch('/docs/', { method: 'HEAD' }).catch(() => undefined);
    if (!answer?.ok) return;
    clearInterval(timer);
    for (const note of notes) note.remove();
  }, 3000);
}
