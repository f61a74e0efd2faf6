type SegmentsProps<TKey extends string> = {
  label: string;
  options: Readonly<Record<TKey, string>>;
  chosen: TKey;
  onChoose: (key: TKey) => void;
};

export function Segments<TKey extends string>({ label, options, chosen, onChoose }: SegmentsProps<TKey>) {
  return (
    <fieldset className="segments" aria-label={label}>
      {(Object.keys(options) as TKey[]).map((key) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {options[key]}
        </button>
      ))}
    </fieldset>
  );
}
