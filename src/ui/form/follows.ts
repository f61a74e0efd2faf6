type Field = HTMLInputElement | HTMLSelectElement;

/** Ref for a field that follows the address. The element stays, so that the focus is kept after Enter. */
export const follows =
  (asked: string) =>
  (field: Field | null): void => {
    if (!field || field.dataset['asked'] === asked) return;
    field.dataset['asked'] = asked;
    field.value = asked;
  };
