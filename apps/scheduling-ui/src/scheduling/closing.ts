// Closes an overlay over the calendar.
import { askToLeave, forgetUnsaved } from '@purlin/ui/ui.ts';
import { useNavigate } from '@purlin/web/web.ts';

/** Goes back in history to where it was opened; if it was opened by URL, goes to the calendar. */
export function useClosing(): () => void {
  const navigate = useNavigate();
  return () =>
    void askToLeave().then((leave) => {
      if (!leave) return undefined;
      forgetUnsaved();
      // The number of the app's screens behind this one in history, as react-router counts them.
      const { idx } = (history.state ?? {}) as { readonly idx?: number };
      return idx ? navigate(-1) : navigate('/calendar', { replace: true });
    });
}
