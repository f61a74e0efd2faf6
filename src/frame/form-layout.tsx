import { createElement, Fragment, type ReactNode } from 'react';

import type { Field } from '../../domain/order/form/fields';
import type { Layout, Place, Section as SectionPlace } from '../../domain/order/form/layout';
import type { StepProps } from '../features/order/step-props';
import { DeclaredField } from '../trade/fields/declared-field';
import type { FormParts } from '../trade/form-parts';
import { Section } from '../trade/section';

type Words = Readonly<Record<string, string>>;
type At = FormParts<object, { kind: `own.${string}`; at?: number }> & { view: { step: string } };

type LayoutProps<TParts> = StepProps<TParts> & {
  children?: ReactNode;
};

type Look<TField extends string, TSection extends string, TPiece extends string, TParts> = {
  fields: Readonly<Record<TField, Field>>;
  asks: (name: TField, parts: TParts) => boolean;
  labels: Readonly<Record<TField, string>>;
  choices: Partial<Readonly<Record<TField, Words>>>;
  titles: Readonly<Record<TSection, string>>;
  notes: Partial<Readonly<Record<TSection, (parts: TParts) => string | undefined>>>;
  pieces: Readonly<Record<TPiece, (props: LayoutProps<TParts>) => ReactNode>>;
};

const gridClass = (count: number): string => {
  if (count === 1) return 'max-w-80';
  return count === 2 ? 'grid gap-x-4 sm:grid-cols-2' : 'grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3';
};

/** Renders a form step from its layout. A section without applicable fields is omitted. */
export function createLayout<
  TStep extends string,
  TField extends string,
  TSection extends string,
  TPiece extends string,
  TParts extends At,
>(
  layout: Layout<TStep, TField, TSection, TPiece>,
  { fields, asks, labels, choices, titles, notes, pieces }: Look<TField, TSection, TPiece, TParts>,
) {
  const steps: Readonly<Record<string, readonly Place<TField, TSection, TPiece>[] | undefined>> = layout;

  const piece = (name: TPiece, props: LayoutProps<TParts>): ReactNode => {
    const Piece: (props: LayoutProps<TParts>) => ReactNode = pieces[name];
    return createElement(Piece, props);
  };
  const field = (name: TField, parts: TParts): ReactNode => (
    <DeclaredField
      key={name}
      parts={parts}
      path={name}
      field={fields[name]}
      label={labels[name]}
      choices={choices[name]}
    />
  );

  function drawnSection(place: SectionPlace<TField, TSection, TPiece>, props: StepProps<TParts>): ReactNode {
    const { parts } = props;
    const { section, above, wide = [], fields: all } = place;
    const asked = all.filter((name) => asks(name, parts));
    const askedWide = wide.filter((name) => asks(name, parts));
    if (asked.length + askedWide.length === 0) return null;
    return (
      <Section title={titles[section]} note={notes[section]?.(parts)}>
        {above !== undefined && piece(above, props)}
        {askedWide.map((name) => field(name, parts))}
        <div className={gridClass(all.length)}>{asked.map((name) => field(name, parts))}</div>
      </Section>
    );
  }

  function drawn(place: Place<TField, TSection, TPiece>, props: StepProps<TParts>): ReactNode {
    if (typeof place === 'string') return piece(place, props);
    if ('section' in place) return drawnSection(place, props);
    return piece(place.piece, { ...props, children: all(place.within, props) });
  }

  const all = (places: readonly Place<TField, TSection, TPiece>[], props: StepProps<TParts>): ReactNode =>
    places.map((place, at) => <Fragment key={at}>{drawn(place, props)}</Fragment>);

  return function Step(props: StepProps<TParts>) {
    return all(steps[props.parts.view.step] ?? [], props);
  };
}
