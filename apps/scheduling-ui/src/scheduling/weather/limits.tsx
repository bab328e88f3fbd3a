// The weather limits, shown where they matter, with a link for users who may change them.
import { settings } from '@purlin/contracts/settings.ts';
import { weather } from '@purlin/contracts/weather.ts';
import { CogIcon } from '@blueprintjs/icons';
import { buttonClass } from '@purlin/ui/ui.ts';
import { Link, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/weather.ts';
import { limitWords } from '../parts/weather-words.ts';

export function Limits() {
  const limits = useRead(weather.forecast).data?.limits;
  const may = useMay();
  if (!limits) return null;
  const words = say('limits', { limits: limitWords(limits) });
  if (!may(settings.all)) return <span className="pl-muted">{words}</span>;
  return (
    <Link to="/settings/planning" className={buttonClass({ variant: 'minimal' })}>
      <CogIcon aria-hidden />
      {words}
    </Link>
  );
}
