// @ts-check
/** Runs in the page of a change: plays a step on both sides, and hands a signature to the reading room. */
for (const button of document.querySelectorAll('button.play'))
  button.addEventListener('click', () => {
    const player = button.closest('.chart')?.querySelector('.player');
    if (!(player instanceof HTMLElement) || !(button instanceof HTMLElement)) return;
    player.hidden = false;
    button.closest('li')?.append(player);
    for (const place of player.querySelectorAll('div[data-side]')) {
      if (!(place instanceof HTMLElement)) continue;
      const { side = '', title = '' } = place.dataset;
      const frame = Object.assign(document.createElement('iframe'), { title });
      frame.src = `${side}/index.html${button.dataset[side] ?? ''}`;
      place.replaceChildren(frame);
    }
    player.scrollIntoView({ block: 'nearest' });
  });

for (const form of document.querySelectorAll('form[data-chart]'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!(form instanceof HTMLFormElement) || !(event instanceof SubmitEvent)) return;
    const told = form.querySelector('output');
    const { chart, change } = form.dataset;
    const says = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'no';
    const { name, why } = Object.fromEntries(new FormData(form));
    const note = { kind: 'signature', chart, change, says, name, why };
    const say = (/** @type {string} */ text) => told && (told.textContent = text);
    const byHand = () =>
      say(
        `${document.body.dataset['offline']}\nnpm run flows:diff -- note '${JSON.stringify(note).replaceAll("'", '’')}'`,
      );
    if (location.protocol === 'file:') byHand();
    else
      fetch('/notes', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(note) })
        .then(({ ok }) => (ok ? say(document.body.dataset['done'] ?? '') : byHand()))
        .catch(byHand);
  });
