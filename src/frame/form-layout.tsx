import { createElement, Fragment, type ComponentProps, type ReactNode } from 'react';

import type { Field } from '../../domain/order/form/fields';
import type { Layout, Place, Section as SectionPlace } from '../../domain/order/form/layout';
import type { StepProps } from '../features/order/step-props';
import { DeclaredField, type DeclaredProps } from '../trade/fields/declared-field';
import type { RenderPicker } from '../trade/fields/picker-field';
import type { PlaceField } from '../trade/fields/place-field';
import type { FormParts } from '../trade/form-parts';
import { Section } from '../trade/section';
import type { Choice } from '../ui/form/choice-list';

type Choices = Readonly<Record<string, string>> | readonly Choice[];
type At = FormParts<object, { kind: `own.${string}`; at?: number }> &
  ComponentProps<typeof PlaceField>['parts'] & { view: { step: string } };

export type InputProps = DeclaredProps & { parts: At; renderPicker: RenderPicker };
type LeastProps<TParts> = Pick<StepProps<TParts>, 'parts' | 'renderPicker'>;

/** Words of a form, or their function where they depend on the order. */
type Worded<TWords, TParts, TProps> = TWords | ((parts: TParts, props: TProps) => TWords | undefined);

type Look<TField extends string, TSection extends string, TPiece extends string, TParts, TProps> = {
  /** Frame of a section, where the form is no order. */
  Card?: (props: { title: string; note?: string | undefined; isGroup?: boolean; children: ReactNode }) => ReactNode;
  /** Draws a field by its kind, where the mode has inputs of its own. */
  Input?: (props: InputProps) => ReactNode;
  fields: Readonly<Record<TField, Field>>;
  asks: (name: TField, parts: TParts) => boolean;
  labels: Readonly<Record<TField, Worded<string, TParts, TProps>>>;
  hints?: Partial<Readonly<Record<TField, Worded<string, TParts, TProps>>>>;
  choices: Partial<Readonly<Record<TField, Worded<Choices, TParts, TProps>>>>;
  titles: Readonly<Record<TSection, Worded<string, TParts, TProps>>>;
  notes: Partial<Readonly<Record<TSection, Worded<string, TParts, TProps>>>>;
  pieces: Readonly<Record<TPiece, (props: TProps & { children?: ReactNode }) => ReactNode>>;
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
  TProps extends LeastProps<TParts> = StepProps<TParts>,
>(layout: Layout<TStep, TField, TSection, TPiece>, look: Look<TField, TSection, TPiece, TParts, TProps>) {
  const { Card = Section, Input = DeclaredField, fields, asks, labels, hints, choices, titles, notes, pieces } = look;
  const steps: Readonly<Record<string, readonly Place<TField, TSection, TPiece>[] | undefined>> = layout;
  const worded = <TWords extends string | Choices>(words: Worded<TWords, TParts, TProps> | undefined, props: TProps) =>
    typeof words === 'function' ? words(props.parts, props) : words;

  const piece = (name: TPiece, props: TProps & { children?: ReactNode }): ReactNode => {
    const Piece: (props: TProps & { children?: ReactNode }) => ReactNode = pieces[name];
    return createElement(Piece, props);
  };
  function field(name: TField, props: TProps): ReactNode {
    return (
      <Input
        key={name}
        parts={props.parts}
        path={name}
        field={fields[name]}
        label={worded<string>(labels[name], props) ?? ''}
        hint={worded<string>(hints?.[name], props)}
        choices={worded<Choices>(choices[name], props)}
        renderPicker={props.renderPicker}
      />
    );
  }

  const asked = (names: readonly TField[], { parts }: TProps) => names.filter((name) => asks(name, parts));
  const fieldsOf = (names: readonly TField[], props: TProps): ReactNode[] =>
    asked(names, props).map((name) => field(name, props));

  function grid(names: readonly TField[], props: TProps, columns?: Columns): ReactNode {
    if (asked(names, props).length === 0) return null;
    return (
      <div className={gridClass(names.length, columns)}>
        {columns === 'halves'
          ? halvesOf(names).map((half) => <div key={half[0]}>{fieldsOf(half, props)}</div>)
          : fieldsOf(names, props)}
      </div>
    );
  }

  function drawnSection(place: SectionPlace<TField, TSection, TPiece>, props: TProps): ReactNode {
    const { section, isGroup = false, above, ticks = [], wide = [], last = [], below, isAlways = false } = place;
    if (asked([...ticks, ...wide, ...place.fields, ...last], props).length === 0 && !isAlways) return null;
    return (
      <Card
        isGroup={isGroup}
        title={worded<string>(titles[section], props) ?? ''}
        note={worded<string>(notes[section], props)}
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
      </Card>
    );
  }

  function drawn(place: Place<TField, TSection, TPiece>, props: TProps): ReactNode {
    if (typeof place === 'string') return piece(place, props);
    if ('section' in place) return drawnSection(place, props);
    if ('bare' in place) return place.columns ? grid(place.bare, props, place.columns) : fieldsOf(place.bare, props);
    return piece(place.piece, { ...props, children: all(place.within, props) });
  }

  const all = (places: readonly Place<TField, TSection, TPiece>[], props: TProps): ReactNode =>
    places.map((place, at) => <Fragment key={at}>{drawn(place, props)}</Fragment>);

  return function Step(props: TProps) {
    return all(steps[props.parts.view.step] ?? [], props);
  };
}
