import { describeModel } from '../support/model/describe-model';
import { lowestPricesPlan } from '../support/plans/lowest-prices.plan';
import { shelfPromises } from '../support/plans/shelf';

describeModel(lowestPricesPlan, { invariants: shelfPromises });
