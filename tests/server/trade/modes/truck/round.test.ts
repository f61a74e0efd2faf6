/** @module-tag long */
import { describe } from 'vitest';

import { TRUCK } from '../../../../../contract/modes/truck';
import { describeGateway } from '../../../../support/modes/describe-gateway';
import { PART_CASE } from '../support/part';
import { TRUCK_CASE } from '../support/truck';

describeGateway(TRUCK_CASE, TRUCK.receipt);

describe('shared truck order', () => {
  describeGateway(PART_CASE, TRUCK.receipt);
});
