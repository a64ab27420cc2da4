/** In the seed, applications are counties and cities, and roles are the desks of an assessor's office. */
export const APPLICATION_NAMES = [
  'Larkspur County Assessor',
  'City of Millbrook',
  'Harlan County GIS',
  'Town of Easton Falls',
  'Cedar Ridge Property Viewer',
  'Pine Hollow County',
  'City of Saint Albans Bay',
  'Ottawa Bend Planning',
  'Marlow County Tax Maps',
  'Silver Creek Public Works',
  'Bexley Township',
  'North Fork County Recorder',
];
/** The seeded users have no roles in these applications; they only administer them. */
export const MORE_APPLICATIONS = [
  'Alder County Assessor',
  'Bayou Large Parish',
  'Brightwater County',
  'City of Marlow GIS',
  'Cedar Fork Township',
  'Dunmore County Auditor',
  'Eastvale Public Works',
  'Glenrock County',
  'Harlan Ridge Conservancy',
  'Ivory Plains Assessor',
  'Juniper Basin Water',
  'Kettle Moraine County',
  'Lodgepole County',
  'Marsh Creek Township',
  'North Tallgrass',
  'Ossian County Recorder',
  'Painted Bluff County',
  'Quarry Lake Township',
  'Redstone County',
  'Sabine Ridge County',
  'Sable Creek Parish',
  'Tallgrass County',
  'Three Rivers Planning',
  'Tamarack County',
  'Union Flats Assessor',
  'Upper Bend County',
  'Vermilion Hills County',
  'Wapsie Valley County',
  'Weston Port Authority',
  'Willow Run County',
  'Yellow Bank Township',
  'Zumbro Falls Utilities',
  'Antelope Draw County',
  'Birch Landing',
  'Copper Basin Assessor',
  'Driftless Regional GIS',
  'Elk Prairie County',
  'Fort Renwick',
  'Granite Pass County',
  'Heron Lake Drainage District',
  'Iron Ridge Mining Records',
  'Jasper Mills',
  'Kinnick County Surveyor',
  'Long Meadow Parish',
  'Mesa Verde Irrigation',
  'New Harbor Port Authority',
  'Oak Savanna County',
  'Prairie du Lac',
  'Mañana Valley Assessor',
  'مقاطعة وادي النخيل',
  'Intergovernmental Parcel Boundary and Shared Imagery Cooperative of the Upper Kettle and Lower Wapsie River Watersheds',
  'Yarrow 🌾 County',
];
/** The names of further applications combine these words. */
export const STEMS =
  'Amber Ash Badger Bear Buck Buffalo Cherry Clear Cotton Crane Crow Deer Fox Gull Hazel Linden Maple Otter Plum Walnut'.split(
    ' ',
  );
export const LANDFORMS =
  'Bend Bluff Branch Brook Butte Creek Falls Flat Fork Glen Grove Harbor Hill Hollow Lake Landing Meadow Mill Pass Point Prairie Ridge Rock Spring Valley'.split(
    ' ',
  );
export const OFFICES = [
  'County',
  'County Assessor',
  'Township',
  'Public Works',
  'Planning',
  'GIS',
  'Recorder',
  'Water District',
  'Tax Maps',
  'Parks',
];
/** The desks that every office has. */
export const DESKS: [name: string, description: string][] = [
  ['Admin', 'Runs an application'],
  ['Assessor', 'Values property and signs the roll'],
  ['Appraiser', 'Inspects and appraises parcels'],
  ['GIS Analyst', 'Keeps the parcel fabric'],
  ['Field Inspector', 'Visits permits and new construction'],
  ['Recorder', 'Enters deeds and transfers'],
  ['Planner', 'Zoning and land use'],
  ['Public', 'Reads the public map'],
];
/** A text of a length that every screen must be able to show. */
const long = (text: string, length: number) =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim()
    .padEnd(length, '.');
/** All roles; the desks come first. */
export const ROLES: [name: string, description: string][] = [
  ...DESKS,
  ['Chief Deputy', 'Stands in for the assessor'],
  ['Data Entry Clerk', 'Keys sketches and permits'],
  ['Exemption Specialist', 'Homestead, veteran and farm exemptions'],
  ['Appeals Coordinator', 'Schedules hearings of the board'],
  ['Sales Analyst', 'Verifies sales, keeps ratios'],
  ['Mass Appraisal Modeler', 'Calibrates the valuation tables'],
  ['Commercial Appraiser', 'Income and cost approach'],
  ['Agricultural Appraiser', 'Productivity and soils'],
  ['Cartographer', 'Draws splits and combinations'],
  ['Surveyor', 'Monuments, ties and plats'],
  ['Addressing Coordinator', 'Street names and numbers'],
  ['911 Dispatcher', 'Reads addresses and routes'],
  ['Floodplain Manager', 'FEMA letters and certificates'],
  ['Building Official', 'Permits and occupancy'],
  ['Code Enforcement', 'Complaints and liens'],
  ['Zoning Administrator', 'Variances and special uses'],
  ['Road Supervisor', 'Maintenance and signs'],
  ['Bridge Inspector', ''],
  ['Utility Locator', 'Marks before digging'],
  ['Water Superintendent', ''],
  ['Forester', 'County timber'],
  ['Parks Planner', ''],
  ['Election Officer', 'Precincts and polling places'],
  ['School District Liaison', ''],
  ['Tax Collector', 'Bills, payments and delinquencies'],
  ['Treasurer', ''],
  ['Auditor', 'Reads everything, changes nothing'],
  ['County Attorney', ''],
  ['Title Examiner', 'Chains of title'],
  ['Realtor', 'Reads sales and listings'],
  ['Insurance Adjuster', ''],
  ['Press', 'Open data and maps'],
  ['مُقيِّم العقارات', 'يقيّم الممتلكات'],
  ['שמאי מקרקעין', ''],
  ['🌲 Timber & Trails 🗺️', 'Outdoor volunteers'],
  [
    long('Deputy Assistant Coordinator for Intergovernmental Parcel Boundary Reconciliation and ', 200),
    long('Knows why the county line moved. ', 600),
  ],
  ['Seasonal Clerk', 'Nobody has it yet'],
];
/** The purposes for which users come to an application. */
export const PURPOSES: [name: string, help: string][] = [
  ['Property Search', 'Find a parcel by owner, address or number'],
  ['Tax Bill Lookup', 'Bills and payments by year'],
  ['Sales Comparison', 'Verified sales near a parcel'],
  ['Parcel Editing', 'Splits and combinations'],
  ['Field Inspection', 'Visits, photos and sketches'],
  ['Zoning Review', 'Districts, overlays and variances'],
  ['Flood Determination', ''],
  ['Permit Tracking', 'From application to occupancy'],
  ['Exemption Processing', ''],
  ['Appeals Hearing', 'Evidence and decisions'],
  ['Deed Recording', ''],
  ['Road Maintenance', 'Surface, signs and culverts'],
  ['البحث عن العقارات', ''],
  ['Public Notices 📣', 'Mailing lists within a distance'],
];
/** Groups of layers that only named users may see. */
export const PROTECTED: [group: string, layers: string[]][] = [
  ['Owner Names', ['Owners', 'Mailing Addresses']],
  ['Unpublished Sales', ['Sales under Review', 'Rejected Sales']],
  ['Exempt Persons', ['Confidential Addresses']],
  ['Appeals in Progress', ['Open Appeals', 'Hearings']],
  ['Critical Utilities', ['Water Mains', 'Valves', 'Lift Stations']],
  ['Law Enforcement', ['Camera Positions']],
  ['Archaeological Sites', ['Sites', 'Buffers']],
];
export const PLANS = ['Professional Monthly', 'Professional Yearly', 'Day Pass', 'Title Company', 'Surveyor'];
