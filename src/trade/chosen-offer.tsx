import type { ReactNode } from 'react';

import type { Cutoff } from '../../domain/offer/sailing';
import { TextLink } from '../ui/press/text-link';
import { CutoffList } from './cutoff-list';
import { fieldError, type FormParts } from './form-parts';
import { Section } from './section';
import { FieldMessage } from '../ui/form/field-message';

type ChosenProps = {
  copy: { title: string; change: string; cutoffs: string };
  view: Pick<FormParts['view'], 'faults' | 'own'>;
  cutoffs: readonly Cutoff[];
  now: number;
  changeTo: string;
  children: ReactNode;
  note?: string;
};

export function ChosenOffer({ copy, view, cutoffs, now, changeTo, children, note }: ChosenProps) {
  const error = fieldError(view, 'offerId');
  return (
    <Section title={copy.title} aside={<TextLink href={changeTo}>{copy.change}</TextLink>} isBad={error !== undefined}>
      {children}
      <FieldMessage error={error} />
      <h4 className="mt-5 mb-2 text-12 font-normal text-muted">{copy.cutoffs}</h4>
      <CutoffList cutoffs={cutoffs} now={now} />
      {note !== undefined && <p className="mt-3 text-12 text-muted">{note}</p>}
    </Section>
  );
}
