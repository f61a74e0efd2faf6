import { links } from '../../copy/site/links';
import { authNoticeExits } from '../../effects/auth-notice';
import type { Connect } from '../../effects/captcha/ask';
import { checkAnswerVia } from '../../effects/captcha/check-answer';
import { checkWorkVia } from '../../effects/captcha/check-work';
import { requestChallengeVia } from '../../effects/captcha/request-challenge';
import type { Gateway } from '../../effects/gateway/gateway';
import { createSiteExits } from '../../effects/leave';
import { readingCallsVia } from '../../effects/reading';
import { editionCallsVia } from '../../effects/session/edition-calls';
import { sessionCallsVia } from '../../effects/session/session-calls';
import { isVouched } from '../../effects/session/sso-arrival';
import { forgetCredentials, recallCredentials, rememberCredentials } from '../../effects/sign-in/remembered';
import { requestCodeVia } from '../../effects/sign-in/request-code';
import { signInCallsVia } from '../../effects/sign-in/sign-in-calls';
import { visitCenter } from '../../effects/visit-center';

/** Origin of a user center on another site; one on this site needs no permission. */
const centerOrigins = () => {
  const { origin } = new URL(links.userCenter, location.origin);
  return origin === location.origin ? [] : [origin];
};

/** Gateway calls of every page. Loaded with their schemas at the first use. */
export const callsOver = (gateway: Gateway, connect: Connect) => ({
  ...sessionCallsVia(gateway, () => isVouched(document.referrer, [location.origin, ...centerOrigins()])),
  ...signInCallsVia(gateway),
  ...readingCallsVia(gateway),
  ...editionCallsVia(gateway),
  ...authNoticeExits(gateway, createSiteExits(centerOrigins())),
  requestCode: requestCodeVia(gateway),
  requestChallenge: requestChallengeVia(connect),
  checkAnswer: checkAnswerVia(connect),
  checkWork: checkWorkVia(connect),
  visitCenter: visitCenter(gateway, createSiteExits(centerOrigins()), links.userCenter),
  recallCredentials,
  rememberCredentials,
  forgetCredentials,
});

export type Calls = ReturnType<typeof callsOver>;
