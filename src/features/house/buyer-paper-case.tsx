import type { BuyerPaperCase } from '../../../domain/house/case';
import { BUYER_PAPER_NAMES } from '../../../domain/mall/buyer-papers';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { Badge } from '../../ui/mark/badge';
import { LinkButton } from '../../ui/press/link-button';
import { CaseColumns } from './case-columns';
import { CaseHead, type CaseParts } from './case-head';
import { CasePart } from './case-parts';
import { SaidList } from './said-list';

const { buyerPaper: words } = copy;

function buyerPaperFacts({ enterprise, creditCode, customer, handedAt, dueAt }: BuyerPaperCase) {
  return [
    [copy.facts.enterprise, enterprise],
    [copy.facts.creditCode, creditCode],
    [copy.facts.submitter, `${customer.name} · ${customer.phone}`],
    [copy.facts.submitted, copy.at(handedAt)],
    [copy.facts.due, dueAt === null ? '' : copy.at(dueAt)],
  ] as const;
}

const buyerPaperLines = ({ number, validTo, isExpired, permit, reason }: BuyerPaperCase) => [
  [words.number, number] as const,
  [words.validTo, `${validTo}${isExpired ? words.isExpired : ''}`] as const,
  ...(permit
    ? [
        [words.substance, permit.substance.nameCn] as const,
        [words.kg, words.weight(permit.kg)] as const,
        [words.leftKg, words.weight(permit.leftKg)] as const,
      ]
    : []),
  ...(reason === null ? [] : [[words.reason, reason] as const]),
];

export function CaseOfBuyerPaper({ view, on, shown, onOpen }: CaseParts<BuyerPaperCase>) {
  const { sections } = copy;
  const { paper, state, file, done } = shown;
  const marks = <Badge look="sea">{words.state[state]}</Badge>;
  return (
    <>
      <CaseHead
        view={view}
        on={on}
        shown={shown}
        title={BUYER_PAPER_NAMES[paper]}
        marks={marks}
        facts={buyerPaperFacts(shown)}
      />
      <CaseColumns view={view} on={on} done={done}>
        <CasePart title={sections.buyerPaper}>
          <SaidList said={buyerPaperLines(shown)}>
            <dt className="text-muted">{words.file}</dt>
            <dd className="min-w-0">
              <LinkButton className="text-left wrap-anywhere" onClick={() => onOpen(file)}>
                {copy.open(file.name)}
              </LinkButton>
            </dd>
          </SaidList>
        </CasePart>
      </CaseColumns>
    </>
  );
}
