// The plus button and what it asks: a service or a material?
import { BoxIcon, CrossIcon, PlusIcon, WrenchIcon } from '@blueprintjs/icons';
import { Button, IconButton } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { useId, useRef } from 'react';

/** The browser's own modal dialog keeps the focus inside, closes on Escape and gives the focus back. */
export function AddItemChooser() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <>
      <Button intent="primary" icon={<PlusIcon />} text="Add Item" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()} />
      <dialog ref={dialog} className="pb-chooser" aria-labelledby={id}>
        <div>
          <div className="pb-chooser-head"><h2 id={id}>Add New Item</h2><IconButton label="Close" icon={<CrossIcon />} onClick={close} /></div>
          <div className="pb-choices">
            <Link to="/pricebook/new/service" className="pb-choice"><WrenchIcon size={20} aria-hidden /><span><strong>Add Service</strong><small>Work you do, with its scope</small></span></Link>
            <Link to="/pricebook/new/material" className="pb-choice"><BoxIcon size={20} aria-hidden /><span><strong>Add Material</strong><small>What you buy and install</small></span></Link>
          </div>
        </div>
      </dialog>
    </>
  );
}
