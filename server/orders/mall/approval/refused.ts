import { CODES } from '../../../../contract/wire/envelope';
import { Refusal } from '../../../base/http/refusal';
import { APPROVAL_MESSAGES as messages } from './messages';

export const approvalRefusal = (
  why: 'self' | 'unnamed' | 'same' | 'empty' | 'over' | 'changed' | 'decided' | 'moved',
) => new Refusal(CODES.moveRefused, messages[why], { data: { why } });
