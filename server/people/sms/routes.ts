import { endpoints } from '../../../contract/gateway/endpoints';
import type { Call } from '../../base/http/call';
import type { Route } from '../../base/http/route';
import { badRequest, notSignedInFault } from '../../base/http/refusal';
import { serve } from '../../base/http/serve';
import { askerCookie, readAsker, newAsker } from './asker';
import type { Sender } from './doors';
import { OWN_ALONE } from './messages';
import type { SmsService } from './service';

/** True on a device that the number's account used before. */
export type IsKnownDevice = (call: Pick<Call, 'header'>, phone: string) => Promise<boolean>;

export async function identifySender(call: Call, phone: string, isKnownDevice: IsKnownDevice): Promise<Sender> {
  const user = await call.findUser();
  return { address: call.address, isOwn: user?.phone === phone, isKnown: await isKnownDevice(call, phone) };
}

export const smsRoutes = (sms: SmsService, isKnownDevice: IsKnownDevice): Route[] => [
  serve(endpoints.sendSms, async ({ phone, messageType, captchaVerification }, call) => {
    const user = await call.findUser();
    // A stranger must not be able to send closing messages.
    if (messageType === 'user_close' && !user) throw notSignedInFault();
    // A signed-in user must not be led to reveal a code for another's number.
    const foreign = user && user.phone !== phone ? OWN_ALONE[messageType] : undefined;
    if (foreign !== undefined) throw badRequest(foreign, 'phone');
    const asker = readAsker(call) ?? newAsker();
    call.setCookie(askerCookie(asker, call.secure));
    return sms.send({
      phone,
      messageType,
      asker,
      sender: await identifySender(call, phone, isKnownDevice),
      proof: captchaVerification,
    });
  }),
];
