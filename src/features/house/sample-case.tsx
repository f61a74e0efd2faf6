import type { SampleCase } from '../../../domain/house/case';
import { isSampleOpen } from '../../../domain/mall/samples';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { Badge } from '../../ui/mark/badge';
import { CaseColumns } from './case-columns';
import { CaseHead, type CaseParts } from './case-head';
import { CasePart } from './case-parts';
import { SaidList } from './said-list';

const { sample: words } = copy;

const yuan = (amount: number) => formatMoney({ amount, currency: YUAN });

const sampleFacts = ({ buyer, customer, askedAt, dueAt }: SampleCase) =>
  [
    [copy.facts.buyer, buyer],
    [copy.facts.submitter, `${customer.name} · ${customer.phone}`],
    [copy.facts.submitted, copy.at(askedAt)],
    [copy.facts.due, dueAt === null ? '' : copy.at(dueAt)],
  ] as const;

const sampleLines = ({ state, gate, size, use, contact, phone, address, fee, courier, parcel, reason }: SampleCase) =>
  [
    ...(isSampleOpen(state) && gate !== 'BUY' ? [[words.gate, words.gates[gate]] as const] : []),
    [words.size, size],
    [words.use, use],
    [words.contact, contact],
    [words.phone, phone],
    [words.address, address],
    [words.charge, words.charged(yuan(fee), yuan(courier))],
    ...(parcel === null ? [] : [[words.parcel, parcel] as const]),
    ...(reason === null ? [] : [[words.reason, reason] as const]),
  ] as const;

export function CaseOfSample({ view, on, shown }: CaseParts<SampleCase>) {
  const { sections } = copy;
  const { product, state, done } = shown;
  return (
    <>
      <CaseHead
        view={view}
        on={on}
        shown={shown}
        title={`${product.nameCn} ${product.grade}`}
        marks={<Badge look="sea">{words.state[state]}</Badge>}
        facts={sampleFacts(shown)}
      />
      <CaseColumns view={view} on={on} done={done}>
        <CasePart title={sections.sample}>
          <SaidList said={sampleLines(shown)} />
        </CasePart>
      </CaseColumns>
    </>
  );
}
