// A week on a phone: its days below each other, with every title to be read.
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { useRead } from '@purlin/web/web.ts';
import { weekOf } from '../parts/days.ts';
import type { GridProps } from './day-grid.tsx';
import { WeekList } from './week-list.tsx';

export function PhoneWeek({
  day,
  ...props
}: Pick<GridProps, 'day' | 'today' | 'jobs' | 'busy' | 'forecast' | 'daysOff'>) {
  const crews = useRead(scheduling.crews).data;
  const crewNames = new Map(crews?.map(({ id, name }) => [id, name]));
  return <WeekList all {...props} span={weekOf(day)} crewNames={crewNames} />;
}
