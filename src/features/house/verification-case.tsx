import type { HandedIn, LicenceFile, VerificationCase as Verification } from '../../../domain/house/case';
import { deskPagePath } from '../../../domain/house/pages';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { Badge } from '../../ui/mark/badge';
import { LinkButton } from '../../ui/press/link-button';
import { TextLink } from '../../ui/press/text-link';
import { CaseActs } from './case-acts';
import { CaseHead, type CaseParts } from './case-head';
import { CaseDone, CasePart } from './case-parts';

type Opening = Pick<CaseParts<Verification>, 'onOpen'>;

function verificationFacts({ customer, creditCode, submittedAt, dueAt }: Verification) {
  return [
    [copy.facts.creditCode, creditCode],
    [copy.facts.submitter, `${customer.name} · ${customer.phone}`],
    [copy.facts.submitted, copy.at(submittedAt)],
    [copy.facts.due, dueAt === null ? '' : copy.at(dueAt)],
  ] as const;
}

const Licence = ({ licence, onOpen }: Opening & { licence: LicenceFile | null }) =>
  licence === null ? (
    <span className="text-muted">{copy.none.licence}</span>
  ) : (
    <LinkButton className="text-left wrap-anywhere" onClick={() => onOpen(licence)}>
      {copy.open(licence.name)}
    </LinkButton>
  );

function Typed({ one, onOpen }: Opening & { one: HandedIn }) {
  const { name, creditCode, licence, submittedAt, decision, reason } = one;
  return (
    <li className="border-b border-line pb-3 last:border-b-0">
      <p className="text-12 text-muted">
        {copy.handedIn(copy.at(submittedAt))}
        {decision !== null && ` · ${copy.decided[decision]}`}
        {reason !== null && ` · ${reason}`}
      </p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">{copy.typed.name}</dt>
        <dd className="wrap-anywhere text-ink">{name}</dd>
        <dt className="text-muted">{copy.typed.code}</dt>
        <dd className="wrap-anywhere text-ink">{creditCode}</dd>
        <dt className="text-muted">{copy.typed.licence}</dt>
        <dd>
          <Licence licence={licence} onOpen={onOpen} />
        </dd>
      </dl>
    </li>
  );
}

function Rivals({ shown: { rivals }, onOpen }: Opening & { shown: Verification }) {
  return (
    <>
      <p className="mt-3 text-warn">{copy.rivalsNote}</p>
      <ul className="mt-3 grid gap-3">
        {rivals.map(({ enterpriseId, name, status, licence }) => (
          <li key={enterpriseId} className="wrap-anywhere text-ink">
            {name} <Badge look="grey">{copy.verification[status]}</Badge>
            <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              <Licence licence={licence} onOpen={onOpen} />
              <TextLink
                href={`#${deskPagePath({ name: 'case', subject: { kind: 'verification', no: enterpriseId } })}`}
              >
                {copy.openRival(name)}
              </TextLink>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function CaseOfVerification({ view, on, shown, onOpen }: CaseParts<Verification>) {
  const { sections } = copy;
  const marks = <Badge look="sea">{copy.verification[shown.status]}</Badge>;
  return (
    <>
      <CaseHead view={view} on={on} shown={shown} title={shown.name} marks={marks} facts={verificationFacts(shown)} />
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <CasePart title={sections.acts}>
            <CaseActs view={view} on={on} />
          </CasePart>
          <CasePart title={sections.licence}>
            <ol className="mt-3 grid gap-3">
              {shown.handedIn.map((one) => (
                <Typed key={one.submittedAt} one={one} onOpen={onOpen} />
              ))}
            </ol>
          </CasePart>
        </div>
        <div className="grid min-w-0 gap-4">
          {shown.rivals.length > 0 && (
            <CasePart title={sections.rivals}>
              <Rivals shown={shown} onOpen={onOpen} />
            </CasePart>
          )}
          <CasePart title={sections.done}>
            <CaseDone done={shown.done} />
          </CasePart>
        </div>
      </div>
    </>
  );
}
