import { createElement, Fragment, type ComponentProps, type ReactNode } from 'react';

import type { Field } from '../../domain/order/form/fields';
import type { Layout, Place, Section as SectionPlace } from '../../domain/order/form/layout';
import type { StepProps } from '../features/order/step-props';
import { DeclaredField } from '../trade/fields/declared-field';
import { PlaceField } from '../trade/fields/place-field';
import type { FormParts } from '../trade/form-parts';
import { Section } from '../trade/section';
import type { Choice } from '../ui/form/choice-list';

type Choices = Readonly<Record<string, string>> | readonly Choice[];
type At = FormParts<object, { kind: `own.${string}`; at?: number }> &
  ComponentProps<typeof PlaceField>['parts'] & { view: { step: string } };

type LayoutProps<TParts> = StepProps<TParts> & {
  children?: ReactNode;
};

/** Words of a form, or their function where they depend on the order. */
type Worded<TWords, TParts> = TWords | ((parts: TParts) => TWords | undefined);

type Look<TField extends string, TSection extends string, TPiece extends string, TParts> = {
  fields: Readonly<Record<TField, Field>>;
  asks: (name: TField, parts: TParts) => boolean;
  labels: Readonly<Record<TField, Worded<string, TParts>>>;
  /** Labels of the fields in rows. */
  rows?: Readonly<Record<string, string>>;
  hints?: Partial<Readonly<Record<TField, Worded<string, TParts>>>>;
  choices: Partial<Readonly<Record<TField, Worded<Choices, TParts>>>>;
  titles: Readonly<Record<TSection, Worded<string, TParts>>>;
  notes: Partial<Readonly<Record<TSection, Worded<string, TParts>>>>;
  pieces: Readonly<Record<TPiece, (props: LayoutProps<TParts>) => ReactNode>>;
};

const TWO_COLUMNS = 'grid gap-x-4 sm:grid-cols-2';
const THREE_COLUMNS = 'grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3';

type Columns = SectionPlace<string, string, string>['columns'];

const gridClass = (count: number, columns?: Columns): string => {
  if (columns !== undefined) return columns === 3 ? THREE_COLUMNS : TWO_COLUMNS;
  if (count === 1) return 'max-w-80';
  return count === 2 ? TWO_COLUMNS : THREE_COLUMNS;
};

const halvesOf = <TField,>(fields: readonly TField[]): TField[][] => {
  const middle = Math.ceil(fields.length / 2);
  return [fields.slice(0, middle), fields.slice(middle)];
};

/** Renders a form step from its layout. A section without applicable fields is omitted, unless it always stands. */
export function createLayout<
  TStep extends string,
  TField extends string,
  TSection extends string,
  TPiece extends string,
  TParts extends At,
>(
  layout: Layout<TStep, TField, TSection, TPiece>,
  { fields, asks, labels, rows, hints = {}, choices, titles, notes, pieces }: Look<TField, TSection, TPiece, TParts>,
) {
  const steps: Readonly<Record<string, readonly Place<TField, TSection, TPiece>[] | undefined>> = layout;
  const worded = <TWords extends string | Choices>(words: Worded<TWords, TParts> | undefined, parts: TParts) =>
    typeof words === 'function' ? words(parts) : words;

  const piece = (name: TPiece, props: LayoutProps<TParts>): ReactNode => {
    const Piece: (props: LayoutProps<TParts>) => ReactNode = pieces[name];
    return createElement(Piece, props);
  };
  function field(name: TField, { parts, renderPicker }: StepProps<TParts>): ReactNode {
    const shared = { parts, path: name, label: worded<string>(labels[name], parts) ?? '' };
    if (fields[name].input === 'place') return <PlaceField key={name} {...shared} renderPicker={renderPicker} />;
    return (
      <DeclaredField
        key={name}
        {...shared}
        field={fields[name]}
        hint={worded<string>(hints[name], parts)}
        choices={worded<Choices>(choices[name], parts)}
        rowLabels={rows}
      />
    );
  }

  const asked = (names: readonly TField[], { parts }: StepProps<TParts>) => names.filter((name) => asks(name, parts));
  const fieldsOf = (names: readonly TField[], props: StepProps<TParts>): ReactNode[] =>
    asked(names, props).map((name) => field(name, props));

  function grid(names: readonly TField[], props: StepProps<TParts>, columns?: Columns): ReactNode {
    if (asked(names, props).length === 0) return null;
    return (
      <div className={gridClass(names.length, columns)}>
        {columns === 'halves'
          ? halvesOf(names).map((half) => <div key={half[0]}>{fieldsOf(half, props)}</div>)
          : fieldsOf(names, props)}
      </div>
    );
  }

  function drawnSection(place: SectionPlace<TField, TSection, TPiece>, props: StepProps<TParts>): ReactNode {
    const { parts } = props;
    const { section, isGroup = false, above, ticks = [], wide = [], last = [], below, isAlways = false } = place;
    if (asked([...ticks, ...wide, ...place.fields, ...last], props).length === 0 && !isAlways) return null;
    return (
      <Section
        isGroup={isGroup}
        title={worded<string>(titles[section], parts) ?? ''}
        note={worded<string>(notes[section], parts)}
      >
        {above !== undefined && drawn(above, props)}
        {asked(ticks, props).length > 0 && <div className="flex flex-wrap gap-x-6">{fieldsOf(ticks, props)}</div>}
        {fieldsOf(wide, props)}
        {grid(place.fields, props, place.columns)}
        {asked(last, props).map((name) => (
          <div key={name} className={fields[name].kind === 'tick' ? '' : 'max-w-60'}>
            {field(name, props)}
          </div>
        ))}
        {below !== undefined && drawn(below, props)}
      </Section>
    );
  }

  function drawn(place: Place<TField, TSection, TPiece>, props: StepProps<TParts>): ReactNode {
    if (typeof place === 'string') return piece(place, props);
    if ('section' in place) return drawnSection(place, props);
    if ('bare' in place) return place.columns ? grid(place.bare, props, place.columns) : fieldsOf(place.bare, props);
    return piece(place.piece, { ...props, children: all(place.within, props) });
  }

  const all = (places: readonly Place<TField, TSection, TPiece>[], props: StepProps<TParts>): ReactNode =>
    places.map((place, at) => <Fragment key={at}>{drawn(place, props)}</Fragment>);

  return function Step(props: StepProps<TParts>) {
    return all(steps[props.parts.view.step] ?? [], props);
  };
}
