import { describeTold } from '../support/told/describe-told';

await describeTold(import.meta.glob(['../../stories/modes/*.stories.tsx']));
