import simpleRestProvider from 'ra-data-simple-rest';
import {
  Admin,
  BooleanField,
  BooleanInput,
  DataTable,
  DateField,
  DateInput,
  Edit,
  email,
  List,
  NumberInput,
  required,
  Resource,
  SearchInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

const authProvider = {
  login: async ({ username }) => {
    localStorage.setItem('username', username);
  },
  logout: async () => {
    localStorage.removeItem('username');
  },
  checkError: async () => {},
  checkAuth: () => (localStorage.getItem('username') ? Promise.resolve() : Promise.reject()),
  getPermissions: async () => undefined,
  getIdentity: async () => ({ id: 1, fullName: 'Jane Doe' }),
};
const CustomerList = () => (
  <List
    filters={[<SearchInput key="q" source="q" alwaysOn />]}
    sort={{ field: 'last_seen', order: 'DESC' }}
    perPage={25}
  >
    <DataTable rowClick="edit">
      <DataTable.Col source="last_name" />
      <DataTable.Col source="first_name" />
      <DataTable.Col source="email" />
      <DataTable.Col source="last_seen" field={DateField} />
      <DataTable.NumberCol source="nb_orders" />
      <DataTable.NumberCol source="total_spent" options={{ style: 'currency', currency: 'USD' }} />
      <DataTable.Col source="latest_purchase" field={DateField} />
      <DataTable.Col source="has_newsletter" field={BooleanField} />
    </DataTable>
  </List>
);
const CustomerEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="first_name" validate={required()} />
      <TextInput source="last_name" validate={required()} />
      <TextInput source="email" validate={[required(), email()]} />
      <TextInput source="address" multiline />
      <TextInput source="zipcode" />
      <TextInput source="city" />
      <DateInput source="birthday" />
      <NumberInput source="nb_orders" />
      <BooleanInput source="has_newsletter" />
    </SimpleForm>
  </Edit>
);
createRoot(document.getElementById('root')).render(
  <Admin
    dataProvider={simpleRestProvider(location.origin + '/api')}
    authProvider={authProvider}
    requireAuth
    disableTelemetry
  >
    <Resource name="customers" list={CustomerList} edit={CustomerEdit} />
  </Admin>,
);
