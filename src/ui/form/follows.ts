type Field = HTMLInputElement | HTMLSelectElement;

/**
 * A field that a hand writes in, and that shows what the address asks whenever that becomes something else. It stays the
 * same field meanwhile, so that whoever sent it with a key is still in it.
 */
export const follows =
  (asked: string) =>
  (field: Field | null): void => {
    if (!field || field.dataset['asked'] === asked) return;
    field.dataset['asked'] = asked;
    field.value = asked;
  };
