import { randomBytes } from 'node:crypto';

import { CODES } from '../../../../contract/wire/envelope';
import { linkState } from '../../../../domain/mall/link';
import { Refusal } from '../../../base/http/refusal';

const TOKEN_BYTES = 16;

/** 128 unguessable bits. */
export const mintLink = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

const GONE = '链接已过期，请联系分享人';

/** An expired link gets the same answer as an unknown one. */
export const linkGone = () => new Refusal(CODES.linkGone, GONE);

type KeptLink = { expiresAt: Date; isRevoked: boolean };

export const isLiving = ({ expiresAt, isRevoked }: KeptLink, now: Date): boolean =>
  linkState({ expiresAt: expiresAt.getTime(), isRevoked }, now.getTime()) === 'LIVING';
