import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import styles from '../../admin/export/ExportProgressButton.module.css';
import { useUserPreference } from '../../auth/useUserPreference.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';

export const TagChart = lazyComponent(
  () => import('./TopTags.tsx'),
  ['charts', 'resources.tags'],
  () => <div className="panel" style={{ height: 314, marginBottom: 16 }} />,
);

/** A preference stores whether the chart is shown. */
export function useTagChart() {
  const [shown, show] = useUserPreference('tags:chart', false);
  return { shown, show };
}

export function TagChartButton({ shown, show }: ReturnType<typeof useTagChart>) {
  const t = useText();
  return (
    <TextButton
      small
      className={styles.pictured}
      aria-pressed={shown}
      {...TagChart.preloadProps}
      onClick={() => show(!shown)}
    >
      <BarChartIcon />
      <span>{t('resources.tags.chart')}</span>
    </TextButton>
  );
}
