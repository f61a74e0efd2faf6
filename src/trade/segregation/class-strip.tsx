import type { ClassApart } from '../../../domain/goods/segregation';
import type { SegregationValue } from '../../../domain/goods/segregation-table';
import { apartCopy as copy } from '../../copy/desk/un';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { TextLink } from '../../ui/press/text-link';
import { hazardWords } from '../goods/dg-facts';
import { SEGREGATION_TONES } from './segregation-tones';

/** Neutral, never green: no general rule is not a permission. */
const TONES: Record<SegregationValue, string> = { ...SEGREGATION_TONES, X: 'bg-sunken text-ink' };

type StripProps = {
  apart: readonly ClassApart[];
  check: string;
};

/** Segregation of these goods from every class, by the general table. */
export function ClassStrip({ apart, check }: StripProps) {
  if (apart.length === 0) return null;
  return (
    <>
      <h4 className="mt-5 text-16">{copy.title}</h4>
      <ul aria-label={copy.title} className="mt-2 flex flex-wrap gap-1">
        {apart.map(({ hazardClass, value }) => (
          <li
            key={hazardClass}
            className={`grid w-13 justify-items-center gap-1 rounded-control py-1.5 text-12 leading-none ${TONES[value]}`}
          >
            <HazardDiamond hazardClass={hazardClass} className="size-8" />
            <span aria-hidden="true">{hazardClass}</span>
            <b aria-hidden="true" className="text-16 leading-none font-semibold">
              {value}
            </b>
            <span className="sr-only">{copy.one(hazardWords(hazardClass), value, copy.value[value])}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-muted">
        {copy.note}
        {copy.own} <TextLink href={check}>{copy.check}</TextLink>
      </p>
    </>
  );
}
