// Leaves what lies over the calendar.
import { askToLeave, forgetUnsaved } from '@purlin/ui/ui.ts';
import { useNavigate } from '@purlin/web/web.ts';

/** Back to where it was opened, as that was; whoever came by the address goes to the calendar. */
export function useClosing(): () => void {
  const navigate = useNavigate();
  return () =>
    void askToLeave().then((leave) => {
      if (!leave) return undefined;
      forgetUnsaved();
      // How many screens of the app lie behind this one, as the router counts them.
      const { idx } = (history.state ?? {}) as { readonly idx?: number };
      return idx ? navigate(-1) : navigate('/calendar', { replace: true });
    });
}
