import { describeModel } from '../../support/model/describe-model';
import { lowestPricesPlan } from '../../support/plans/booking/lowest-prices.plan';
import { shelfPromises } from '../../support/plans/booking/shelf';

describeModel(lowestPricesPlan, { invariants: shelfPromises });
