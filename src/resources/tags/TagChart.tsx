import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import { BarsPlace } from '../../charts/PicturePlace.tsx';
import { usePreference } from '../../lists/usePreference.ts';
import { Button } from '../../ui/Button.tsx';
import { part } from '../../ui/part.tsx';
import { useText } from '../../ui/useText.ts';

/** What the picture begins with. */
const FEW = 8;

export const TagChart = part(() => import('./TopTags.tsx'), ['charts', 'tags'], () => <BarsPlace bars={FEW} />);

/** Whether the picture of the tags is shown, remembered. */
export function useTagChart() {
  const [shown, show] = usePreference('tags:chart', false);
  return { shown, show };
}

export function TagChartButton({ shown, show }: ReturnType<typeof useTagChart>) {
  const t = useText();
  return (
    <Button small aria-pressed={shown} {...TagChart.ahead} onClick={() => show(!shown)}>
      <BarChartIcon />
      {t('tags.chart')}
    </Button>
  );
}
