import { WAYS } from '../../../domain/offer/sailing-choice';
import type { Answer } from '../../../domain/offer/answer';
import type { OfferBoardIntents, OfferBoardView } from '../../../machines/booking/offer-board';
import { Checkbox } from '../../ui/form/checkbox';

type QuickFilterWords = {
  title: string;
  /** Whose they are is no question where it stands beside each. */
  isByCarrier?: boolean;
  /** Only what can go. */
  fit: string;
  /** What carries them, by its letter; none where the list does not tell that apart. */
  kinds?: Readonly<Record<string, string>>;
  /** What they may have besides, by its letter; none where nobody asks for that. */
  traits?: Readonly<Record<string, string>>;
  /** Only what goes straight through; none where nothing stops. */
  direct?: string;
};

type QuickFiltersProps = {
  view: Pick<OfferBoardView, 'facets' | 'filter'>;
  on: Pick<OfferBoardIntents, 'filter'>;
  words: QuickFilterWords;
  /** The answers by which goods go. */
  fitting: readonly Answer[];
};

const toggled = (list: readonly string[], item: string, isOn: boolean): string[] =>
  isOn ? [...list, item] : list.filter((one) => one !== item);

type TickProps = { name: string; label: string; count: number; isOn: boolean; onChange: (isOn: boolean) => void };

const Tick = ({ name, label, count, isOn, onChange }: TickProps) => (
  <Checkbox name={name} isChecked={isOn} onChange={onChange}>
    {label} <span className="text-12 text-muted">{count}</span>
  </Checkbox>
);

/** A short list is narrowed by ticks above it. All of them stand in the address. */
export function QuickFilters({ view: { facets, filter }, on, words, fitting }: QuickFiltersProps) {
  const { count, kinds, traits, ways, answers } = facets;
  const { kinds: kindWords, traits: traitWords, direct } = words;
  const carriers = words.isByCarrier === false ? [] : facets.carriers;
  const isFit = filter.answers.length === fitting.length && fitting.every((one) => filter.answers.includes(one));
  return (
    <fieldset className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <legend className="sr-only">{words.title}</legend>
      {carriers.length > 1 &&
        carriers.map(({ carrier: { code, nameCn }, count }) => (
          <Tick
            key={code}
            name={`carrier-${code}`}
            label={nameCn}
            count={count}
            isOn={filter.carriers.includes(code)}
            onChange={(isOn) => on.filter({ carriers: toggled(filter.carriers, code, isOn) })}
          />
        ))}
      {kindWords &&
        kinds.length > 1 &&
        kinds.map(({ kind, count }) => (
          <Tick
            key={kind}
            name={`kind-${kind}`}
            label={kindWords[kind] ?? kind}
            count={count}
            isOn={filter.kinds.includes(kind)}
            onChange={(isOn) => on.filter({ kinds: toggled(filter.kinds, kind, isOn) })}
          />
        ))}
      {traitWords &&
        Object.entries(traitWords)
          .map(([trait, label]) => ({ trait, label, having: traits.find((one) => one.trait === trait)?.count ?? 0 }))
          .filter(({ having }) => having > 0 && having < count)
          .map(({ trait, label, having }) => (
            <Tick
              key={trait}
              name={`trait-${trait}`}
              label={label}
              count={having}
              isOn={filter.traits.includes(trait)}
              onChange={(isOn) => on.filter({ traits: toggled(filter.traits, trait, isOn) })}
            />
          ))}
      {direct !== undefined && WAYS.every((way) => ways[way] > 0) && (
        <Tick
          name="only-direct"
          label={direct}
          count={ways.direct}
          isOn={filter.ways.length === 1 && filter.ways[0] === 'direct'}
          onChange={(isOn) => on.filter({ ways: isOn ? ['direct'] : [] })}
        />
      )}
      <Tick
        name="only-fit"
        label={words.fit}
        count={fitting.reduce((all, one) => all + answers[one], 0)}
        isOn={isFit}
        onChange={(isOn) => on.filter({ answers: isOn ? fitting : [] })}
      />
    </fieldset>
  );
}
