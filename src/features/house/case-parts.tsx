import type { ReactNode } from 'react';

import type { CaseDeed, HouseCase } from '../../../domain/house/case';
import { type CaseFinding, findingKey, isOpenFinding } from '../../../domain/house/finding-answers';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { answerNames, answerSentence, deskFindingSentence } from '../../copy/house/findings';
import { findingCopy } from '../../copy/trade/findings';
import { ShownPhotos } from '../../trade/papers/shown-photos';
import { pastName } from '../../trade/past-name';
import { LinkButton } from '../../ui/press/link-button';
import { Comma } from '../../ui/show/comma';

export function CasePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-4 md:p-5">
      <h2 className="text-16">{title}</h2>
      {children}
    </section>
  );
}

const list = 'mt-3 grid gap-2';

const answersToFinding = (finding: CaseFinding, history: HouseCase['history']) =>
  history.flatMap(({ answers, who, at }) =>
    answers.filter((one) => findingKey(one) === findingKey(finding)).map(({ answer }) => ({ answer, who, at })),
  );

export function CaseFindings({ shown: { findings, mode, history } }: { shown: HouseCase }) {
  const worth = findings.filter(isOpenFinding);
  if (worth.length === 0) return <p className="mt-3 text-muted">{copy.none.findings}</p>;
  return (
    <ul className={list}>
      {worth.map((finding) => (
        <li key={`${finding.code} ${JSON.stringify(finding.given)}`} className="wrap-anywhere">
          <span className="font-medium text-ink">{findingCopy.level[finding.level]}</span>{' '}
          {deskFindingSentence(mode, finding)}
          {answersToFinding(finding, history).map(({ answer, who, at }) => (
            <span key={at} className="block text-good">
              {answerSentence(answer, who ?? '', copy.at(at))}
            </span>
          ))}
          <span className="block text-12 text-muted">
            {finding.source.source}（{finding.source.edition}）
          </span>
        </li>
      ))}
    </ul>
  );
}

type PapersProps = { shown: HouseCase; onOpen: (file: { fileId: string; name: string }) => void };

export function CasePapers({ shown: { papers, files, asked }, onOpen }: PapersProps) {
  const lacking = papers.filter(({ isHere }) => !isHere);
  return (
    <>
      {asked && (
        <p className="mt-3 text-warn">
          {copy.asked(asked.papers.map(({ name }) => name).join('、'), copy.at(asked.replyBy))}
        </p>
      )}
      {files.length === 0 && <p className="mt-3 text-muted">{copy.none.papers}</p>}
      <ul className={list}>
        {files.map(({ fileId, docType, name }) => (
          <li key={fileId} className="wrap-anywhere">
            <LinkButton className="text-left" onClick={() => onOpen({ fileId, name })}>
              {copy.open(name)}
            </LinkButton>{' '}
            <span className="text-12 text-muted">{papers.find((one) => one.docType === docType)?.name ?? docType}</span>
          </li>
        ))}
        {lacking.map(({ docType, name }) => (
          <li key={docType} className="text-muted">
            {copy.missing}：{name}
          </li>
        ))}
      </ul>
    </>
  );
}

export function CaseNotes({ shown: { notes }, onOpen }: PapersProps) {
  return (
    <dl className={list}>
      {notes.map(({ name, said, photos }) => (
        <div key={`${name} ${said}`}>
          <dt className="text-12 text-muted">{name}</dt>
          <dd className="wrap-anywhere text-ink">
            {said}
            <ShownPhotos of={name} photos={photos} onOpen={onOpen} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Notes of colleagues, which its owner never reads. */
export function CaseInner({ shown: { inner } }: { shown: HouseCase }) {
  return (
    <ol className={list}>
      {inner.map(({ at, who, text }) => (
        <li key={`${at} ${text}`}>
          <span className="block wrap-anywhere whitespace-pre-line text-ink">{text}</span>
          <span className="text-12 text-muted">
            {copy.at(at)} · {copy.who(who)}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function CaseHistory({ shown }: { shown: HouseCase }) {
  return (
    <ol className={list}>
      {shown.history.map(({ event, state, at, note, who, answers }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- what has happened stays in its place
        <li key={place}>
          <span className="text-ink">{pastName({ event, state }, shown)}</span>
          <span className="ml-2 text-12 text-muted">
            <Comma />
            {copy.at(at)}
            {who !== null && ` · ${copy.who(who)}`}
          </span>
          {note !== null && <span className="block wrap-anywhere text-muted">{note}</span>}
          {answers.map((one) => (
            <span key={findingKey(one)} className="block wrap-anywhere text-muted">
              {deskFindingSentence(shown.mode, one)}：{answerNames[one.answer]}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

export function CaseDone({ done }: { done: readonly CaseDeed[] }) {
  if (done.length === 0) return <p className="mt-3 text-muted">{copy.none.done}</p>;
  return (
    <ol className={list}>
      {done.map(({ act, at, who }) => (
        <li key={`${act} ${at}`}>
          <span className="text-ink">{act === 'hold' ? copy.held : copy.acts[act]}</span>
          <span className="ml-2 text-12 text-muted">
            <Comma />
            {copy.at(at)} · {copy.who(who)}
          </span>
        </li>
      ))}
    </ol>
  );
}
