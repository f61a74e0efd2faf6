/** @module-tag long */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { CaptchaSnapshot } from '../../../machines/identity/captcha';
import { captchaCopy } from '../../../src/copy/people/captcha';
import { Captcha } from '../../../src/features/captcha/captcha';
import { walkView } from '../../support/model/walk-view';
import { captchaPlan } from '../../support/plans/identity/captcha.plan';

function look({ value }: CaptchaSnapshot) {
  expect(screen.queryByRole('slider') !== null, 'a slider to be moved').toBe(value === 'slider');
  expect(
    screen.queryByRole('button', { name: captchaCopy.clickWord.noPicture }) !== null,
    'a picture to be clicked',
  ).toBe(value === 'clickWord');
  expect(screen.queryByRole('progressbar') !== null, 'a device at work').toBe(value === 'work');
  for (const kind of ['slider', 'clickWord', 'work'] as const) {
    expect(screen.queryByText(captchaCopy.switchTo[kind]) !== null, `the way to ${kind}`).toBe(
      value !== 'ended' && value !== kind,
    );
  }
}

walkView({ plan: captchaPlan, mount: (actor) => <Captcha actor={actor} />, perform: {}, look });
