// Demo data: invented clients at example addresses and the estimates written for them. Nothing here is real.

export interface DemoEstimate {
  /** Index into `demoClients`. */
  readonly client: number;
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly notes: string;
  readonly validDays: number;
  readonly discountBasisPoints: number;
  /** Description, quantity, rate in dollars. */
  readonly lines: readonly (readonly [string, number, number])[];
  readonly then: readonly ('send' | 'view' | 'approve' | 'decline')[];
}

const person = (name: string, user: string, phone: string, address: string, notes: string | null = null) => ({ name: `${name} (demo)`, email: `${user}@client.example`, phone, address, notes });

export const demoClients = [
  person('Dana Whitfield', 'dana.whitfield', '(541) 555-0141', '2210 Friendly St, Eugene, OR 97405'),
  person('Marcus Oyelaran', 'marcus.oyelaran', '(541) 555-0152', '884 Centennial Blvd, Springfield, OR 97477'),
  person('Ridgeline Property Management', 'office.ridgeline', '(541) 555-0163', '150 W 5th Ave, Eugene, OR 97401', 'Ring the office before anybody goes up. Keys to the hatches are with the caretaker of building A.'),
  person('Priya Raman', 'priya.raman', '(541) 555-0174', '37 Ivy St, Junction City, OR 97448'),
  person('Tom and Ellen Sorensen', 'sorensen', '(541) 555-0185', '1409 Main St, Cottage Grove, OR 97424'),
  person('Luis Ibarra', 'luis.ibarra', '(541) 555-0196', '690 Oak Patch Rd, Eugene, OR 97402', 'Gate code 4411; the dog is friendly.'),
];

export const demoEstimates: readonly DemoEstimate[] = [
  {
    client: 0, title: 'Complete roof replacement', description: 'Tear-off of one layer of three-tab shingles and a new architectural shingle roof on house and garage.', address: demoClients[0]!.address,
    notes: 'Rotten decking is replaced at $92 a sheet, after we have shown it to you.', validDays: 30, discountBasisPoints: 300,
    lines: [['Tear-off and disposal, one layer, per square', 28, 145], ['Architectural shingles, installed, per square', 28, 385], ['Ice and water shield in valleys and at eaves, per square', 6, 128], ['Ridge vent, per linear foot', 54, 14], ['Chimney flashing, new step and counter flashing', 1, 860]],
    then: ['send', 'view', 'approve'],
  },
  {
    client: 1, title: 'Leak repair at the skylight', description: 'New flashing kit and shingles around one skylight above the kitchen.', address: demoClients[1]!.address, notes: '', validDays: 30, discountBasisPoints: 0,
    lines: [['Skylight flashing kit, supplied and installed', 1, 540], ['Shingle replacement around the skylight', 1, 320]], then: ['send', 'view'],
  },
  {
    client: 2, title: 'Annual maintenance, four buildings', description: 'Moss treatment, gutter cleaning and an inspection with photographs, once a year.', address: '150 W 5th Ave and three more, Eugene', notes: 'Invoiced a building at a time.', validDays: 45, discountBasisPoints: 500,
    lines: [['Moss treatment, a building', 4, 420], ['Gutter cleaning, a building', 4, 260], ['Inspection report with photographs, a building', 4, 95]], then: ['send'],
  },
  {
    client: 3, title: 'Storm damage repair', description: 'Wind-lifted shingles on the west slope; documented for the insurance claim.', address: demoClients[3]!.address, notes: 'We meet your adjuster on site.', validDays: 21, discountBasisPoints: 0,
    lines: [['Emergency tarp, supplied and fastened', 1, 380], ['Shingle replacement, west slope, per square', 5, 465], ['Ridge cap replacement, per linear foot', 22, 18]], then: ['send', 'view', 'decline'],
  },
  {
    client: 4, title: 'Standing seam metal roof', description: '24-gauge standing seam over the existing deck with new underlayment.', address: demoClients[4]!.address, notes: '', validDays: 30, discountBasisPoints: 0,
    lines: [['Tear-off and disposal, two layers, per square', 19, 210], ['Standing seam panels, 24 gauge, installed, per square', 19, 980], ['Snow retention above the entry', 1, 640]], then: [],
  },
  {
    client: 5, title: 'Gutter replacement', description: 'Seamless five-inch gutters with two new downspouts.', address: demoClients[5]!.address, notes: '', validDays: 30, discountBasisPoints: 0,
    lines: [['Seamless five-inch gutter, per linear foot', 132, 13], ['Downspouts, per linear foot', 40, 11]], then: ['send', 'view', 'approve'],
  },
  {
    client: 2, title: 'Flat roof repair, building C', description: 'Open seam at the north parapet; new membrane over the corner and a new drain strainer.', address: '150 W 5th Ave, building C, Eugene', notes: '', validDays: 30, discountBasisPoints: 0,
    lines: [['TPO patch with welded seams, per square', 2, 640], ['Drain strainer, replaced', 1, 145]], then: ['send', 'view', 'approve'],
  },
  {
    client: 3, title: 'Moss treatment and gutter cleaning', description: 'Whole roof treated, gutters emptied by hand and flushed.', address: demoClients[3]!.address, notes: '', validDays: 30, discountBasisPoints: 0,
    lines: [['Moss treatment, per square', 18, 34], ['Gutter cleaning', 1, 260]], then: ['send', 'view', 'approve'],
  },
];
