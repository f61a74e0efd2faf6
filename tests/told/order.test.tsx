import { describeTold } from '../support/told/describe-told';

await describeTold(import.meta.glob(['../../stories/order/*.stories.tsx']));
