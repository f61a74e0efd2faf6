import { describeTold } from '../support/told/describe-told';

await describeTold(import.meta.glob(['../../stories/booking/*.stories.tsx']));
