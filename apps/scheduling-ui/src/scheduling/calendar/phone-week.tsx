// A week on a phone: its days stacked, with full titles.
import { weekOf } from '../parts/days.ts';
import type { GridProps } from './day-grid.tsx';
import { WeekList } from './week-list.tsx';

export const PhoneWeek = ({
  day,
  ...props
}: Pick<GridProps, 'day' | 'today' | 'jobs' | 'crewNames' | 'busy' | 'forecast' | 'daysOff'>) => (
  <WeekList all {...props} span={weekOf(day)} />
);
