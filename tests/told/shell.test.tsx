import { describeTold } from '../support/told/describe-told';

await describeTold(import.meta.glob(['../../stories/shell/*.stories.tsx', '!../../stories/shell/flows.stories.tsx']));
