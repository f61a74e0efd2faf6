import { ROUTE_KINDS } from '../../../domain/offer/sailing-choice';
import type { Answer } from '../../../domain/offer/answer';
import type { OfferBoardIntents, OfferBoardView } from '../../../machines/booking/offer-board';
import { Checkbox } from '../../ui/form/checkbox';
import { useSent, type PlainField } from '../../ui/form/plain-form';
import { TicksFollow } from './view-form';

type QuickFilterWords = {
  title: string;
  /** False hides the carrier filter, where each row names its carrier. */
  isByCarrier?: boolean;
  fit: string;
  /** Names of the transport kinds, by letter; missing where the list has none. */
  kinds?: Readonly<Record<string, string>>;
  /** Names of the extra traits, by letter; missing where the list has none. */
  traits?: Readonly<Record<string, string>>;
  /** Label of the filter for direct services; missing where all are direct. */
  direct?: string;
};

type QuickFiltersProps = {
  view: Pick<OfferBoardView, 'facets' | 'filter'>;
  on: Pick<OfferBoardIntents, 'filter'>;
  words: QuickFilterWords;
  fitting: readonly Answer[];
};

const SETTINGS = ['carriers', 'kinds', 'has', 'w', 'v'];

const toggled = (list: readonly string[], item: string, isOn: boolean): string[] =>
  isOn ? [...list, item] : list.filter((one) => one !== item);

type TickProps = {
  name: string;
  label: string;
  sent: PlainField | undefined;
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

const Tick = ({ name, label, sent, count, isOn, onChange }: TickProps) => (
  <Checkbox name={name} sent={sent} isChecked={isOn} onChange={onChange}>
    {label} <span className="text-12 text-muted">{count}</span>
  </Checkbox>
);

/** Filters of a short list, as ticks above it; all are kept in the address. */
export function QuickFilters({ view: { facets, filter }, on, words, fitting }: QuickFiltersProps) {
  const { count, kinds, traits, ways, answers } = facets;
  const { kinds: kindWords, traits: traitWords, direct } = words;
  const sent = useSent();
  const carriers = words.isByCarrier === false ? [] : facets.carriers;
  const isFit = filter.answers.length === fitting.length && fitting.every((one) => filter.answers.includes(one));
  return (
    <fieldset className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <legend className="sr-only">{words.title}</legend>
      <TicksFollow settings={SETTINGS} />
      {carriers.length > 1 &&
        carriers.map(({ carrier: { code, nameCn }, count }) => (
          <Tick
            key={code}
            name={`carrier-${code}`}
            label={nameCn}
            sent={sent('carriers', code, `carrier-${code}`)}
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
            sent={sent('kinds', kind, `kind-${kind}`)}
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
              sent={sent('has', trait, `trait-${trait}`)}
              count={having}
              isOn={filter.traits.includes(trait)}
              onChange={(isOn) => on.filter({ traits: toggled(filter.traits, trait, isOn) })}
            />
          ))}
      {direct !== undefined && ROUTE_KINDS.every((way) => ways[way] > 0) && (
        <Tick
          name="only-direct"
          label={direct}
          sent={sent('w', 'direct', 'only-direct')}
          count={ways.direct}
          isOn={filter.ways.length === 1 && filter.ways[0] === 'direct'}
          onChange={(isOn) => on.filter({ ways: isOn ? ['direct'] : [] })}
        />
      )}
      <Tick
        name="only-fit"
        label={words.fit}
        sent={sent('v', fitting.join('.'), 'only-fit')}
        count={fitting.reduce((all, one) => all + answers[one], 0)}
        isOn={isFit}
        onChange={(isOn) => on.filter({ answers: isOn ? fitting : [] })}
      />
    </fieldset>
  );
}
