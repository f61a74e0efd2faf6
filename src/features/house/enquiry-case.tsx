import type { EnquiryCase as Enquiry } from '../../../domain/house/case';
import { deskPagePath } from '../../../domain/house/pages';
import type { WaitingAnswer } from '../../../domain/order/enquiry/answer-doubts';
import { modeWishName } from '../../../domain/modes/enq/ways';
import { formatMoney } from '../../../domain/values/money';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { secondPersonCopy } from '../../copy/house/second-person';
import { enquiryStateNames } from '../../copy/modes/enq';
import { Badge } from '../../ui/mark/badge';
import { LinkButton } from '../../ui/press/link-button';
import { TextLink } from '../../ui/press/text-link';
import { AnswerRead } from './answer-read';
import { CaseActs } from './case-acts';
import { CaseHead, type CaseParts } from './case-head';
import { CaseDone, CasePart } from './case-parts';
import { Doubts, OwnChange } from './second-person';

const list = 'mt-3 grid gap-2';

function enquiryCaseFacts({ customer, org, dst, sentAt, dueAt, reason, orderNo }: Enquiry) {
  return [
    [copy.facts.asker, [customer.enterprise, customer.name, customer.phone].filter(Boolean).join(' · ')],
    [copy.facts.lane, `${org} → ${dst}`],
    [copy.facts.submitted, copy.at(sentAt)],
    [copy.facts.due, dueAt === null ? '' : copy.at(dueAt)],
    [copy.facts.reason, reason],
    [
      copy.facts.order,
      orderNo === null ? (
        ''
      ) : (
        <TextLink href={`#${deskPagePath({ name: 'case', subject: { kind: 'order', no: orderNo } })}`}>
          {orderNo}
        </TextLink>
      ),
    ],
  ] as const;
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={list}>
    {lines.map((line) => (
      <li key={line} className="wrap-anywhere text-ink">
        {line}
      </li>
    ))}
  </ul>
);

function Files({ shown: { files }, onOpen }: Pick<CaseParts<Enquiry>, 'shown' | 'onOpen'>) {
  if (files.length === 0) return <p className="mt-3 text-muted">{copy.none.papers}</p>;
  return (
    <ul className={list}>
      {files.map(({ fileId, name }) => (
        <li key={fileId} className="wrap-anywhere">
          <LinkButton className="text-left" onClick={() => onOpen({ fileId, name })}>
            {copy.open(name)}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

function Talk({ shown: { messages } }: { shown: Enquiry }) {
  if (messages.length === 0) return <p className="mt-3 text-muted">{copy.none.talk}</p>;
  return (
    <ol className={list}>
      {messages.map(({ seq, at, byHouse, text, counter }) => (
        <li key={seq} className="wrap-anywhere text-ink">
          <span className="text-12 text-muted">
            {byHouse ? copy.said.house : copy.said.customer} · {copy.at(at)}
          </span>
          {counter !== null && <strong className="block">{copy.counter(formatMoney(counter), counter.isTaxed)}</strong>}
          <span className="block whitespace-pre-line">{text}</span>
        </li>
      ))}
    </ol>
  );
}

function Answers({ shown: { answers } }: { shown: Enquiry }) {
  if (answers.length === 0) return <p className="mt-3 text-muted">{copy.none.answers}</p>;
  return answers.map((answer) => (
    <details key={answer.answerNo} open={answer === answers[0]} className="mt-3">
      <summary className="cursor-pointer text-ink">{copy.answered(answer.answerNo, copy.at(answer.at))}</summary>
      <div className="mt-2">
        <AnswerRead answer={answer} />
      </div>
    </details>
  ));
}

function Waiting({ waiting }: { waiting: WaitingAnswer }) {
  const { answer, by, isOwn, returned } = waiting;
  const words = secondPersonCopy.answer;
  return (
    <CasePart title={returned === null ? words.title : words.returned}>
      <div className="mt-3 grid min-w-0 gap-3">
        <p className="text-12 text-muted">{words.put(by, copy.at(answer.at))}</p>
        {returned === null ? (
          <>
            <Doubts {...waiting} />
            <OwnChange isOwn={isOwn} />
          </>
        ) : (
          <p className="wrap-anywhere text-warn">{words.why(returned.by, copy.at(returned.at), returned.reason)}</p>
        )}
        <AnswerRead answer={answer} />
      </div>
    </CasePart>
  );
}

export function CaseOfEnquiry({ view, on, shown, onOpen }: CaseParts<Enquiry>) {
  const { sections } = copy;
  const marks = (
    <>
      <Badge look="sea">{enquiryStateNames[shown.state]}</Badge>
      {shown.isDanger && <Badge look="warn">{copy.danger}</Badge>}
      {shown.waiting?.returned === null && <Badge look="warn">{secondPersonCopy.waits}</Badge>}
      {shown.isContract && <Badge look="grey">{copy.contract}</Badge>}
      <span className="text-muted">{modeWishName(shown.mode)}</span>
    </>
  );
  return (
    <>
      <CaseHead
        view={view}
        on={on}
        shown={shown}
        title={shown.enquiryNo}
        marks={marks}
        facts={enquiryCaseFacts(shown)}
      />
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <CasePart title={sections.acts}>
            <CaseActs view={view} on={on} />
          </CasePart>
          {shown.waiting !== null && <Waiting waiting={shown.waiting} />}
          <CasePart title={sections.answers}>
            <Answers shown={shown} />
          </CasePart>
        </div>
        <div className="grid min-w-0 gap-4">
          <CasePart title={sections.goods}>
            <Lines lines={shown.goods} />
          </CasePart>
          {shown.wishes.length > 0 && (
            <CasePart title={sections.wishes}>
              <Lines lines={shown.wishes} />
            </CasePart>
          )}
          <CasePart title={sections.papers}>
            <Files shown={shown} onOpen={onOpen} />
          </CasePart>
          <CasePart title={sections.talk}>
            <Talk shown={shown} />
          </CasePart>
          <CasePart title={sections.done}>
            <CaseDone done={shown.done} />
          </CasePart>
        </div>
      </div>
    </>
  );
}
