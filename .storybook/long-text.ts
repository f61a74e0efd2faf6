const lengthened = new WeakMap<Text, string>();

/** Twice as long, as a name or a translation may turn out; figures and signs stay what they are. */
function lengthen(text: Text): void {
  const { nodeValue } = text;
  if (!nodeValue?.trim() || lengthened.get(text) === nodeValue || !/\p{L}{2}/u.test(nodeValue)) return;
  const longer = `${nodeValue}${nodeValue.trim()}`;
  lengthened.set(text, longer);
  text.nodeValue = longer;
}

function lengthenAll(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) lengthen(node as Text);
}

let watching: MutationObserver | null = null;

/** Keeps every text of the page long for as long as it is switched on. */
export function keepTextLong(isOn: boolean): void {
  if (isOn === (watching !== null)) return;
  if (!isOn) {
    watching?.disconnect();
    window.location.reload();
    return;
  }
  watching = new MutationObserver(() => lengthenAll(document.body));
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  lengthenAll(document.body);
}
