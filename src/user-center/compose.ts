import { createActor } from 'xstate';

import { accountClosingMachine } from '../../machines/identity/account-closing';
import { BLANK, buyerPapersMachine } from '../../machines/identity/buyer-papers';
import { centerOrdersMachine } from '../../machines/identity/center-orders';
import { couponWalletMachine } from '../../machines/identity/coupon-wallet';
import { ownSamplesMachine } from '../../machines/identity/own-samples';
import { devicesMachine } from '../../machines/identity/devices';
import { orderCancelMachine } from '../../machines/order/order-cancel';
import {
  selectCenterToken,
  selectCenterUserId,
  userCenterMachine,
  type UserCenterActor,
} from '../../machines/identity/user-center';
import { verificationMachine } from '../../machines/identity/verification';
import { smsCountdownMachine } from '../../machines/identity/sms-countdown';
import { cancelOrderVia } from '../effects/after-order/order-calls';
import { checkAnswerVia } from '../effects/captcha/check-answer';
import { checkWorkVia } from '../effects/captcha/check-work';
import { composeCaptcha } from '../effects/captcha/compose-captcha';
import { requestChallengeVia } from '../effects/captcha/request-challenge';
import { clientFor } from '../effects/gateway/connect';
import { gatewayOver } from '../effects/gateway/gateway';
import { secondTicker } from '../effects/second-ticker';
import { requestCodeVia } from '../effects/sign-in/request-code';
import { saveSmsDeadline } from '../effects/sign-in/sms-deadline';
import { ordersSheet } from '../copy/orders/orders-sheet';
import { arriveAtCenter, saveOrderQuery } from '../effects/user-center/arrival';
import { centerDraft } from '../effects/user-center/center-drafts';
import { buyerPaperCallsVia } from '../effects/user-center/buyer-paper-calls';
import { centerOrderCallsVia } from '../effects/user-center/center-orders';
import { centerCallsVia } from '../effects/user-center/center-calls';
import { closingCallsVia } from '../effects/user-center/closing-calls';
import { loadWalletVia } from '../effects/user-center/coupon-wallet';
import { loadOwnSamplesVia } from '../effects/user-center/own-samples';
import { deviceCallsVia } from '../effects/user-center/devices';
import { forgetCenterToken, saveCenterToken } from '../effects/user-center/center-token';
import { pageWatcher } from '../effects/user-center/page-watcher';
import { verificationCallsVia } from '../effects/user-center/verification-calls';

/** Charts of the user center, authenticated by the center's own token. */
export function openCenter(): UserCenterActor {
  const input = arriveAtCenter();
  const connect = clientFor(location.origin);
  const token = () => selectCenterToken(actor.getSnapshot());
  const gateway = gatewayOver(
    { connect, token },
    { publish: ({ type }) => type === 'gateway.expired' && actor.send({ type: 'session.expired' }) },
  );
  const cancelOrder = cancelOrderVia(gateway, { cookieless: true });
  const owner = () => selectCenterUserId(actor.getSnapshot());
  const verificationDraft = centerDraft('verification', { enterpriseName: '', creditCode: '', basedOn: '' }, owner);
  const verification = verificationMachine.provide({
    actors: verificationCallsVia(gateway, verificationDraft),
    actions: { saveTyped: verificationDraft.save, dropTyped: verificationDraft.drop },
  });
  const paperDraft = centerDraft('buyer-papers', BLANK, owner);
  const buyerPapers = buyerPapersMachine.provide({
    actors: buyerPaperCallsVia(gateway, paperDraft),
    actions: { saveTyped: paperDraft.save, dropTyped: paperDraft.drop },
  });
  const centerOrders = centerOrdersMachine.provide({
    actors: {
      ...centerOrderCallsVia(gateway, ordersSheet),
      cancellation: orderCancelMachine.provide({ actors: { cancelOrder } }),
    },
    actions: { saveQuery: saveOrderQuery },
  });
  const couponWallet = couponWalletMachine.provide({
    actors: { loadWallet: loadWalletVia(gateway), secondTicker },
  });
  const ownSamples = ownSamplesMachine.provide({ actors: { loadOwnSamples: loadOwnSamplesVia(gateway) } });
  const devices = devicesMachine.provide({ actors: deviceCallsVia(gateway) });
  const smsCountdown = smsCountdownMachine.provide({
    actors: {
      obtainProof: composeCaptcha({
        requestChallenge: requestChallengeVia(connect),
        checkAnswer: checkAnswerVia(connect),
        checkWork: checkWorkVia(connect),
      }),
      requestCode: requestCodeVia(gateway),
      secondTicker,
    },
    actions: { saveDeadline: saveSmsDeadline },
  });
  const accountClosing = accountClosingMachine.provide({ actors: { ...closingCallsVia(gateway), smsCountdown } });
  const actor: UserCenterActor = createActor(
    userCenterMachine.provide({
      actors: {
        ...centerCallsVia(gateway),
        pageWatcher,
        verification,
        buyerPapers,
        centerOrders,
        couponWallet,
        ownSamples,
        devices,
        accountClosing,
      },
      actions: {
        saveToken: saveCenterToken,
        forgetToken: forgetCenterToken,
        forgetDrafts() {
          verificationDraft.drop();
          paperDraft.drop();
        },
      },
    }),
    { input },
  );
  actor.start();
  return actor;
}
