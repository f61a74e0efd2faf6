import { Fragment } from 'react';

import type { ClickWordView } from '../../../machines/identity/captcha/click-word';
import { captchaCopy, failedSentence } from '../../copy/people/captcha';
import { Verdict } from './verdict';

const { clickWord: copy, slider } = captchaCopy;

const SHAPE = 'flex h-10 items-center justify-center rounded-control border';

export function ClickWordPrompt({ view: { status, words, message } }: { view: ClickWordView }) {
  if (status === 'passed') {
    return (
      <Verdict tone="good" className={SHAPE}>
        {copy.passed}
      </Verdict>
    );
  }
  if (status === 'failed') {
    return (
      <Verdict tone="bad" className={SHAPE}>
        {failedSentence(message)}
      </Verdict>
    );
  }
  if (words.length === 0) return <p className={`${SHAPE} border-line bg-sunken text-muted`}>{slider.bar.waiting}</p>;
  return (
    <p className={`${SHAPE} border-line-strong bg-sunken whitespace-nowrap text-text`}>
      {copy.prompt.before}
      {words.map((word, index) => (
        <Fragment key={`${index}${word}`}>
          {index > 0 && copy.prompt.between}
          <b className="text-16 font-semibold text-ink">{word}</b>
        </Fragment>
      ))}
      {copy.prompt.after}
    </p>
  );
}
